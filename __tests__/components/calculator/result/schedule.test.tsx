/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";

import { Schedule } from "@/components/calculator/result/schedule";
import { viewOf } from "@/lib/calculator/report/view";

import { calculatorOf, world } from "../../../house/calculators";

const { definition } = calculatorOf("loans-credit/amortization");

/** The schedule of a loan over so many years. */
function scheduleOf(years: number, annualRate: number) {
  const input = { ...(definition.example as object), years, annualRate };
  const [schedule] = viewOf(definition, input, definition.calculate(input, world)).tables;
  if (!schedule) throw new Error("No schedule");
  return schedule;
}

const monthsInView = () => document.querySelectorAll("tbody:not([hidden]) tr[data-row]").length;

test.each([
  [40, 480],
  [60, 0],
])("of a schedule of %i open years, %i months stay open for the next answer", (years, staying) => {
  const { rerender } = render(<Schedule {...scheduleOf(years, 5)} />);
  expect(monthsInView()).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: /^Open all years/ }));
  expect(monthsInView()).toBe(years * 12);
  rerender(<Schedule {...scheduleOf(years, 6)} />);
  expect(monthsInView()).toBe(staying);
  // They open again, and every month is in the document.
  if (staying === 0) fireEvent.click(screen.getByRole("button", { name: /^Open all years/ }));
  expect(monthsInView()).toBe(years * 12);
});

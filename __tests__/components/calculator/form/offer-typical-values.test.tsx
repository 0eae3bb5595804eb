/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";

import MortgageCalculator from "@/components/calculators/loans-credit/mortgage";
import { typicalValues } from "@/lib/calculator/form/typical-values";

import { unfoldOptions } from "./unfold-options";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

const box = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const offer = (shown: string) => screen.queryByRole("button", { name: `Use ${shown}` });

beforeEach(() => {
  history.replaceState(null, "", "#");
  Element.prototype.scrollIntoView = jest.fn();
  render(<MortgageCalculator />);
});

test("an average is offered at an empty box, with its day and source, and taken with one press", async () => {
  expect(offer("7.4%")).toBeNull();
  act(() => box("annualRate").focus());
  await waitFor(() => expect(offer("7.4%")).toBeVisible());
  expect(screen.getByText(/7\.4% on October 8, 2026\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Freddie Mac" })).toHaveAttribute(
    "href",
    typicalValues.mortgageRate.source.href,
  );
  fireEvent.click(offer("7.4%") as HTMLElement);
  expect(box("annualRate")).toHaveValue("7.4");
  expect(box("annualRate")).toHaveFocus();
  expect(offer("7.4%")).toBeNull();
});

test("none is offered at a box that has its number, and none stays once one is typed", async () => {
  fireEvent.input(box("annualRate"), { target: { value: "6.5" } });
  act(() => box("annualRate").focus());
  await unfoldOptions();
  act(() => box("propertyTax").focus());
  await waitFor(() => expect(offer("0.86%")).toBeInTheDocument());
  expect(offer("7.4%")).toBeNull();
  fireEvent.input(box("propertyTax"), { target: { value: "4000" } });
  expect(offer("0.86%")).toBeNull();
});

test.each(Object.values(typicalValues))(
  "“$sentence” says what the press takes, and when it was",
  (typical) => {
    expect(typical.sentence).toContain(typical.shown);
    expect(typical.sentence).toMatch(/\b20\d\d\./);
    expect(typical.shown.replace(/[$,]/g, "")).toBe(
      typical.shown.includes("%") ? `${parseFloat(typical.typed)}%` : typical.typed,
    );
  },
);

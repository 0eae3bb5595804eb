/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import PayrollTaxCalculator from "@/components/calculators/tax/payroll-tax";

import { unfoldOptions } from "./form/unfold-options";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

const shown = (figure: string) => document.querySelector(`[data-figure="${figure}"]`)?.textContent;
const isStale = () => document.querySelector("[data-stale]") !== null;
async function choose(label: string, name: string) {
  const list = screen.getByRole("combobox", { name: label, hidden: true });
  fireEvent.focus(list);
  await userEvent.selectOptions(list, name);
}

beforeEach(() => {
  history.replaceState(null, "", "#");
  Element.prototype.scrollIntoView = jest.fn();
});

test("a state to compare with answers at once, where an answer stands, and other lists wait", async () => {
  render(<PayrollTaxCalculator />);
  await unfoldOptions();
  await choose("Compare with, from the list", "Texas");
  expect(document.querySelector("[data-result]")).toBeNull();

  await userEvent.click(screen.getByText("Try an example"));
  await waitFor(() => expect(shown("stateIncomeTax")).toBeDefined());
  await unfoldOptions();
  await choose("Compare with, from the list", "Texas");
  await waitFor(() => expect(shown("otherStateTaxes")).toBe("$0"));
  expect(isStale()).toBe(false);

  await choose("State abbreviation, from the list", "Oregon");
  await waitFor(() => expect(isStale()).toBe(true));
});

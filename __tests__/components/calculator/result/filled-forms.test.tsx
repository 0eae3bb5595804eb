/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import IncomeTaxCalculator from "@/components/calculators/tax/income-tax";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));

beforeEach(() => {
  history.replaceState(
    null,
    "",
    "#grossIncome=60000&filingStatus=single&otherLines.0.line=unemployment&otherLines.0.amount=4000",
  );
  Element.prototype.scrollIntoView = jest.fn();
});

test("one press from the answer stands the whole return, and lines that are zero on another", async () => {
  const user = userEvent.setup();
  render(<IncomeTaxCalculator />);
  await user.click(await screen.findByRole("button", { name: "Your return, line by line" }));
  const form = await screen.findByRole("table", { name: "Form 1040 · Not a filing" });
  const rowOf = (line: string) =>
    within(form).queryByRole("cell", { name: line })?.closest("tr")?.textContent;
  expect(rowOf("8")).toBe("8Additional incomeSchedule 1, line 10. Goes to line 9.$4,000");
  expect(rowOf("2b")).toBeUndefined();
  const schedule = screen.getByRole("table", { name: "Schedule 1 · Not a filing" });
  expect(within(schedule).getByText(/Goes to Form 1040, line 8\./)).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Show lines that are zero" }));
  expect(rowOf("2b")).toMatch(/\$0$/);
});

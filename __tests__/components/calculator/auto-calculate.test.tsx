/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import SpendingTracker from "@/components/calculators/personal-finance/spending-tracker";
import { notify } from "@/components/ui/notify";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));
const notified = jest.mocked(notify);

/** The amount of a row. By its name: to ask for a role is slow in a page of this size. */
function box(row: number) {
  const found = document.querySelector<HTMLInputElement>(`[name="expenses.${row - 1}.amount"]`);
  if (!found) throw new Error(`No row ${row}`);
  return found;
}
const total = () => document.querySelector('[data-figure="totalSpending"]')?.textContent;
/** At once, as one change. */
async function paste(row: number, text: string) {
  const user = userEvent.setup();
  await user.click(box(row));
  await user.paste(text);
}
const expectTotal = (text: string | undefined) => waitFor(() => expect(total()).toBe(text));

beforeEach(() => {
  history.replaceState(null, "", "#");
  notified.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});

test("a live calculator answers every change in silence", async () => {
  const user = userEvent.setup();
  render(<SpendingTracker />);
  await paste(1, "12.50");
  await expectTotal("$12.50");
  await user.click(screen.getByText("Add expense"));
  await paste(2, "7.50");
  await expectTotal("$20.00");
  await user.click(screen.getByLabelText("Remove expense 1"));
  await expectTotal("$7.50");
  expect(notified).not.toHaveBeenCalled();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(document.querySelector("[data-stale]")).toBeNull();
});

test("the button of a live calculator announces and says the answer", async () => {
  const user = userEvent.setup();
  render(<SpendingTracker />);
  await paste(1, "7.50");
  await expectTotal("$7.50");
  await user.click(screen.getByText("Calculate Total Spending"));
  expect(notified).toHaveBeenCalledWith({
    title: "Calculation Complete",
    text: "Total spending: $7.50.",
    tone: "success",
  });
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("Total spending: $7.50."),
  );
});

test("while something wrong is typed there is no result; its box says why and keeps the focus", async () => {
  const user = userEvent.setup();
  render(<SpendingTracker />);
  await paste(1, "5");
  await expectTotal("$5.00");
  await user.click(screen.getByText("Add expense"));
  await paste(2, "x");
  await expectTotal(undefined);
  expect(box(2)).toBeInvalid();
  expect(box(2)).toHaveFocus();
  expect(box(2)).toHaveAccessibleDescription(/We can’t read “x”/);
  expect(notified).not.toHaveBeenCalled();

  await user.clear(box(2));
  await expectTotal("$5.00");
  await paste(2, "3");
  await expectTotal("$8.00");
  expect(box(2)).toBeValid();
});

test("the button does not wait for a pause in the typing", async () => {
  const user = userEvent.setup();
  render(<SpendingTracker />);
  await paste(1, "4x");
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(notified).toHaveBeenCalledWith({
      title: "Invalid Amount",
      text: "One or more expense amounts are invalid.",
      tone: "destructive",
    }),
  );
});

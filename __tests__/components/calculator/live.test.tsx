import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import SpendingTracker from "@/components/calculators/personal-finance/spending-tracker";
import { notify } from "@/components/ui/notify";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn() }));
const notified = jest.mocked(notify);

const box = (name: string) => screen.getByRole("textbox", { name });
const press = (name: string) => screen.getByRole("button", { name });
const total = () => document.querySelector('[data-figure="totalSpending"]')?.textContent;
/** At once, as one change. */
async function paste(name: string, text: string) {
  const user = userEvent.setup();
  await user.click(box(name));
  await user.paste(text);
}
const expectTotal = (text: string | undefined) => waitFor(() => expect(total()).toBe(text));

beforeEach(() => {
  history.replaceState(null, "", "#");
  notified.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});

test("a live calculator answers every change in silence, and the button announces", async () => {
  const user = userEvent.setup();
  render(<SpendingTracker />);
  await paste("Expense 1 amount", "12.50");
  await expectTotal("$12.50");
  await user.click(press("Add expense"));
  await paste("Expense 2 amount", "7.50");
  await expectTotal("$20.00");
  await user.click(press("Remove expense 1"));
  await expectTotal("$7.50");
  expect(notified).not.toHaveBeenCalled();
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(document.querySelector("[data-stale]")).toBeNull();

  await user.click(press("Calculate Total Spending"));
  expect(notified).toHaveBeenCalledWith({
    title: "Calculation Complete",
    text: "Total spending: $7.50.",
    tone: "success",
  });
  expect(screen.getByRole("status")).toHaveTextContent("Total spending: $7.50.");
});

test("while something wrong is typed there is no result; its box says why and keeps the focus", async () => {
  const user = userEvent.setup();
  render(<SpendingTracker />);
  await paste("Expense 1 amount", "5");
  await expectTotal("$5.00");
  await user.click(press("Add expense"));
  await paste("Expense 2 amount", "x");
  await expectTotal(undefined);
  expect(box("Expense 2 amount")).toBeInvalid();
  expect(box("Expense 2 amount")).toHaveFocus();
  expect(box("Expense 2 amount")).toHaveAccessibleDescription(/“x” cannot be read/);
  expect(notified).not.toHaveBeenCalled();

  await user.clear(box("Expense 2 amount"));
  await expectTotal("$5.00");
  await paste("Expense 2 amount", "3");
  await expectTotal("$8.00");
  expect(box("Expense 2 amount")).toBeValid();
});

test("the button does not wait for a pause in the typing", async () => {
  const user = userEvent.setup();
  render(<SpendingTracker />);
  await paste("Expense 1 amount", "4x");
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(notified).toHaveBeenCalledWith({
      title: "Invalid Amount",
      text: "One or more expense amounts are invalid.",
      tone: "destructive",
    }),
  );
});

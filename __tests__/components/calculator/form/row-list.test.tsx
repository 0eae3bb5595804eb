/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { RowList } from "@/components/calculator/form/row-list";
import { notify } from "@/components/ui/notify";
import { initialDraft, readDraft } from "@/lib/calculator/form/draft";
import type { Field } from "@/lib/calculator/form/fields";
import { itemRows } from "@/lib/calculator/form/item-rows";
import { interestRate, rows, text, type RowsField } from "@/lib/calculator/form/rows-field";

jest.mock("@/components/ui/notify", () => ({ notify: jest.fn(), withdrawNotice: jest.fn() }));
const notified = jest.mocked(notify);

type AnyRowsField = RowsField<Record<string, unknown>>;
const field = itemRows("Income", {
  item: "Income",
  hint: "After taxes.",
}) as unknown as AnyRowsField;
const fields = { income: field as Field };
const changed = jest.fn();

function renderList(draft = initialDraft(fields), errors = {}, list = field) {
  const withSaid = (said: Record<string, string>) => (
    <form aria-label="Form" onInput={changed}>
      <RowList name="income" field={list} draft={draft} errors={said} />
    </form>
  );
  const { rerender } = render(withSaid(errors));
  return {
    user: userEvent.setup(),
    say: (said: Record<string, string>) => rerender(withSaid(said)),
  };
}

const box = (name: string) => screen.getByRole("textbox", { name });
const typed = () =>
  readDraft(fields, new FormData(screen.getByRole<HTMLFormElement>("form", { name: "Form" })));
const press = (name: string) => screen.getByRole("button", { name });
const three = {
  "income.0.description": "One",
  "income.0.amount": "1",
  "income.1.description": "Two",
  "income.1.amount": "2",
  "income.2.description": "Three",
  "income.2.amount": "x",
};

beforeEach(() => {
  changed.mockClear();
  notified.mockClear();
});

test("opens with one row that cannot be removed, and names every box by its row", () => {
  renderList();
  expect(box("Income 1 description")).toHaveValue("");
  expect(box("Income 1 amount")).toHaveAttribute("inputmode", "decimal");
  expect(press("Remove income 1")).toBeDisabled();
  expect(screen.getByRole("group", { name: "Income" })).toHaveAccessibleDescription("After taxes.");
});

test("an added row takes the focus, and the form hears of it", async () => {
  const { user } = renderList();
  await user.click(press("Add income"));
  expect(box("Income 2 description")).toHaveFocus();
  expect(changed).toHaveBeenCalledTimes(1);
  await user.keyboard("Bonus");
  expect(typed()).toMatchObject({ "income.1.description": "Bonus", "income.1.amount": "" });
});

test("a removed row takes its own text with it; the one that moves up takes the focus", async () => {
  const { user } = renderList(three);
  await user.click(press("Remove income 2"));
  expect(changed).toHaveBeenCalledTimes(1);
  expect(box("Income 2 description")).toHaveValue("Three");
  expect(box("Income 2 description")).toHaveFocus();
  expect(typed()).toEqual({
    "income.0.description": "One",
    "income.0.amount": "1",
    "income.1.description": "Three",
    "income.1.amount": "x",
  });

  await user.click(press("Remove income 2"));
  expect(box("Income 1 description")).toHaveFocus();
  expect(press("Remove income 1")).toBeDisabled();
});

test("a row that is added after the last was removed is a new one, and blank", async () => {
  const { user } = renderList(three, { "income.2.amount": "Not a number." });
  await user.click(press("Remove income 3"));
  await user.click(press("Add income"));
  expect(box("Income 3 description")).toHaveValue("");
  expect(box("Income 3 amount")).toHaveValue("");
  expect(box("Income 3 amount")).toBeValid();
});

test("what is wrong stays with the row it was said of, until it is said anew", async () => {
  const { user, say } = renderList(three, { "income.2.amount": "Not a number." });
  expect(box("Income 3 amount")).toHaveAccessibleDescription("Not a number.");
  await user.click(press("Remove income 1"));
  expect(box("Income 2 amount")).toBeInvalid();
  expect(box("Income 2 amount")).toHaveAccessibleDescription("Not a number.");

  say({ "income.0.amount": "Too much." });
  expect(box("Income 1 amount")).toHaveAccessibleDescription("Too much.");
  expect(box("Income 2 amount")).toBeValid();
});

describe("a list that says why its last row stays", () => {
  const text = "At least one income is required.";
  const keeping: AnyRowsField = { ...field, keepsOne: text };

  test("says so in a notice and at the list, until something is changed", async () => {
    const { user } = renderList(initialDraft(fields), {}, keeping);
    await user.type(box("Income 1 amount"), "5");
    await user.click(press("Remove income 1"));
    expect(notified).toHaveBeenCalledWith({ title: "Cannot Remove", text, tone: "destructive" });
    expect(screen.getByText(text)).toBeVisible();
    expect(box("Income 1 amount")).toHaveValue("5");

    await user.type(box("Income 1 amount"), "0");
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(notified).toHaveBeenCalledTimes(1);
  });

  test("removes the others without a word", async () => {
    const { user } = renderList(three, {}, keeping);
    await user.click(press("Remove income 1"));
    await user.click(press("Remove income 1"));
    expect(box("Income 1 description")).toHaveValue("Three");
    expect(notified).not.toHaveBeenCalled();

    await user.click(press("Remove income 1"));
    expect(box("Income 1 description")).toHaveValue("Three");
    expect(notified).toHaveBeenCalledTimes(1);
  });
});

test("a percent has its sign in the box and is called by its row", () => {
  const debts = rows<{ name: string; apr: number }>("Debts", {
    item: "Debt",
    columns: { name: text("Name"), apr: interestRate("APR") },
  }) as unknown as AnyRowsField;
  render(<RowList name="debts" field={debts} draft={debts.opened("debts")} errors={{}} />);
  const rate = box("Debt 1 APR");
  expect(rate).toHaveAttribute("inputmode", "decimal");
  expect(rate.parentElement).toHaveTextContent("%");
  expect(box("Debt 1 name").parentElement).not.toHaveTextContent("%");
});

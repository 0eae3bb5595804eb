/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { RowList } from "@/components/calculator/form/row-list";
import { notify } from "@/components/ui/notify";
import { initialDraft, readDraft } from "@/lib/calculator/form/draft";
import type { Field } from "@/lib/calculator/form/fields";
import { itemRows } from "@/lib/calculator/form/item-rows";
import {
  amount,
  date,
  interestRate,
  rows,
  text,
  type RowsField,
} from "@/lib/calculator/form/rows-field";
import { recurringRows } from "@/lib/subjects/recurring-amounts/recurring-rows";

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
  expect(box("Income 1 amount, in dollars")).toHaveAttribute("inputmode", "decimal");
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
  expect(box("Income 3 amount, in dollars")).toHaveValue("");
  expect(box("Income 3 amount, in dollars")).toBeValid();
});

test("what is wrong stays with the row it was said of, until it is said anew", async () => {
  const { user, say } = renderList(three, { "income.2.amount": "Not a number." });
  expect(box("Income 3 amount, in dollars")).toHaveAccessibleDescription("Not a number.");
  await user.click(press("Remove income 1"));
  expect(box("Income 2 amount, in dollars")).toBeInvalid();
  expect(box("Income 2 amount, in dollars")).toHaveAccessibleDescription("Not a number.");

  say({ "income.0.amount": "Too much." });
  expect(box("Income 1 amount, in dollars")).toHaveAccessibleDescription("Too much.");
  expect(box("Income 2 amount, in dollars")).toBeValid();
});

describe("a list that says why its last row stays", () => {
  const text = "At least one income is required.";
  const keeping: AnyRowsField = { ...field, keepsOne: text };

  test("says so in a notice and at the list, until something is changed", async () => {
    const { user } = renderList(initialDraft(fields), {}, keeping);
    await user.type(box("Income 1 amount, in dollars"), "5");
    await user.click(press("Remove income 1"));
    expect(notified).toHaveBeenCalledWith({ title: "Cannot Remove", text, tone: "destructive" });
    expect(screen.getByText(text)).toBeVisible();
    expect(box("Income 1 amount, in dollars")).toHaveValue("5");

    await user.type(box("Income 1 amount, in dollars"), "0");
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
  const rate = box("Debt 1 APR, in percent");
  expect(rate).toHaveAttribute("inputmode", "decimal");
  expect(rate.parentElement).toHaveTextContent("%");
  expect(box("Debt 1 name").parentElement).not.toHaveTextContent("%");
});

describe("a list with common rows and a choice in each", () => {
  const recurring = recurringRows("Income", {
    item: "Income",
    starter: {
      button: "Start with common income",
      rows: [{ description: "Pay" }, { description: "Interest" }],
    },
  }) as unknown as AnyRowsField;
  const blank = initialDraft({ income: recurring as Field });
  const typedIn = () =>
    readDraft(
      { income: recurring as Field },
      new FormData(screen.getByRole<HTMLFormElement>("form", { name: "Form" })),
    );
  const offered = (name: string) => screen.queryByRole("button", { name });

  test("offers them while it is empty, and nothing that is typed is lost", async () => {
    const { user } = renderList(blank, {}, recurring);
    await user.type(box("Income 1 amount, in dollars"), "5");
    expect(offered("Start with common income")).not.toBeInTheDocument();
    await user.clear(box("Income 1 amount, in dollars"));
    await user.click(press("Start with common income"));
    expect(box("Income 1 description")).toHaveValue("Pay");
    expect(box("Income 2 description")).toHaveValue("Interest");
    expect(box("Income 1 description")).toHaveFocus();
    expect(offered("Start with common income")).not.toBeInTheDocument();
    expect(typedIn()).toEqual({
      "income.0.description": "Pay",
      "income.0.amount": "",
      "income.1.description": "Interest",
      "income.1.amount": "",
    });
  });

  test("takes away and adds rows after them, and offers them again when all is gone", async () => {
    const { user } = renderList(blank, {}, recurring);
    await user.click(press("Start with common income"));
    await user.click(press("Add income"));
    expect(box("Income 3 description")).toHaveValue("");
    await user.click(press("Remove income 1"));
    expect(box("Income 1 description")).toHaveValue("Interest");
    await user.click(press("Remove income 1"));
    await user.click(press("Start with common income"));
    expect(box("Income 2 description")).toHaveValue("Interest");
  });

  test("brings the choice in on request, with every other box as it was", async () => {
    const { user } = renderList(blank, {}, recurring);
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    await user.type(box("Income 1 amount, in dollars"), "500");
    await user.click(press("Weekly or yearly amounts in Income"));
    const often = screen.getByRole("combobox", { name: "Income 1 frequency" });
    expect(often).toHaveFocus();
    expect(often).toHaveValue("month");
    expect(box("Income 1 amount, in dollars")).toHaveValue("500");
    await user.selectOptions(often, "Weekly");
    expect(typedIn()).toMatchObject({ "income.0.amount": "500", "income.0.frequency": "week" });
    await user.selectOptions(often, "Monthly");
    expect(typedIn()).not.toHaveProperty(["income.0.frequency"]);
    expect(offered("Weekly or yearly amounts in Income")).not.toBeInTheDocument();
  });

  test("opens with the choice where a row has one", () => {
    renderList({ ...blank, "income.0.frequency": "year" }, {}, recurring);
    expect(screen.getByRole("combobox")).toHaveValue("year");
  });
});

test("a row of many boxes is a form of its own, with a title and each box labeled", () => {
  type Stub = { day: string; pay: number; tax: number; saved: number; bonus: number };
  const stubs = rows<Stub>("Stubs", {
    item: "Stub",
    columns: {
      day: date("Day"),
      pay: amount("Pay"),
      tax: amount("Tax"),
      saved: amount("Saved"),
      bonus: amount("Bonus"),
    },
  }) as unknown as AnyRowsField;
  renderList({ "income.0.day": "2026-11-20", "income.1.day": "" }, {}, stubs);
  expect(screen.getByText("Stub 2")).toBeVisible();
  expect(screen.getAllByText("Pay")).toHaveLength(2);
  expect(screen.getByLabelText(/^Stub 1 day/)).toHaveAttribute("type", "date");
  expect(screen.getByLabelText(/^Stub 1 day/)).toHaveValue("2026-11-20");
});

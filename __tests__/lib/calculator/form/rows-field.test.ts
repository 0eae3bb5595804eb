import {
  draftFromFragment,
  initialDraft,
  isAsOpened,
  readDraft,
} from "@/lib/calculator/form/draft";
import { itemRows } from "@/lib/calculator/form/item-rows";
import { readField } from "@/lib/calculator/form/read-field";
import type { CalendarDay } from "@/lib/finance/months-after";
import {
  amount,
  choice,
  date,
  interestRate,
  pastDate,
  rows,
  text,
} from "@/lib/calculator/form/rows-field";
import { inputViews } from "@/lib/calculator/report/input-summary";
import { carriedByLink, draftOf, fragmentOf } from "@/lib/calculator/share/draft-to-link";
import { listWorksheet } from "@/lib/calculator/share/list-worksheet";

const field = itemRows("Income", { item: "Income" });
const fields = { income: field };
const read = (draft: Record<string, string>) => readField("income", field, draft);

test("a page opens with one blank row", () => {
  expect(initialDraft(fields)).toEqual({ "income.0.description": "", "income.0.amount": "" });
});

test("rows that a page opens with are its own", () => {
  const tags = rows<{ tag: string }>("Tags", {
    item: "Tag",
    columns: { tag: text("Tag") },
    initial: [{ tag: "Food" }, {}],
  });
  expect(initialDraft({ tags })).toEqual({ "tags.0.tag": "Food", "tags.1.tag": "" });
});

test("items open with the rows they are given, and say why the last one stays", () => {
  const costs = itemRows("Costs", {
    item: "Cost",
    initial: [{ description: "Rent" }],
    keepsOne: "At least one cost is required.",
  });
  expect(initialDraft({ costs })).toEqual({ "costs.0.description": "Rent", "costs.0.amount": "" });
  expect(costs.keepsOne).toBe("At least one cost is required.");
  expect(field.keepsOne).toBeUndefined();
});

test("a link's rows close ranks in the order of their positions, what they leave out is empty", () => {
  const linked = draftFromFragment(fields, "#income.7.amount=2&income.3.description=Pay");
  expect(linked).toEqual({
    draft: {
      "income.0.description": "Pay",
      "income.0.amount": "",
      "income.1.description": "",
      "income.1.amount": "2",
    },
    remark: undefined,
  });
});

test.each([
  "income=1",
  "income.0=1",
  "income.x.amount=1",
  "income.-1.amount=1",
  "income.0.price=1",
  "income.0.__proto__=1",
  "income.0.amount.0=1",
  "expenses.0.amount=1",
])("%s is no cell of the list", (fragment) => {
  expect(draftFromFragment(fields, fragment)).toBeUndefined();
});

const typedRows = (list: string, count: number) =>
  Array.from({ length: count }, (_, position): [string, string] => [
    `${list}.${position}.amount`,
    "1",
  ]);

test("a link carries 300 rows of a list, and what is left out is said", () => {
  const link = (count: number) =>
    draftFromFragment(fields, new URLSearchParams(typedRows("income", count)).toString());
  const whole = link(300);
  expect(Object.keys(whole?.draft ?? {})).toHaveLength(600);
  expect(whole?.remark).toBeUndefined();
  const more = link(10_000);
  expect(Object.keys(more?.draft ?? {})).toHaveLength(600);
  expect(more?.remark).toBe(
    "A link carries 300 rows of a list. The first 300 in “Income” are included; the other 9,700 were left out.",
  );
});

test("what is left out is said of every list", () => {
  const two = { ...fields, spent: itemRows("Spending", { item: "Expense" }) };
  const typed = [...typedRows("income", 301), ...typedRows("spent", 302)];
  expect(draftFromFragment(two, new URLSearchParams(typed).toString())?.remark).toMatch(
    /in “Income” are included; the other 1 was left out\. .*in “Spending” are included; the other 2 were left out\.$/,
  );
});

test("a visitor may have more rows than a link carries, and none is written that it would not bring", () => {
  const draft = readDraft(fields, typedRows("income", 10_001));
  expect(Object.keys(draft)).toHaveLength(20_002);
  expect(draftFromFragment(fields, fragmentOf(fields, draft))).toEqual(
    carriedByLink(fields, draft),
  );
  const { draft: carried, remark } = carriedByLink(fields, draft);
  expect(Object.keys(carried)).toHaveLength(600);
  expect(remark).toContain("the other 9,701 were left out");
  expect(draftFromFragment(fields, fragmentOf(fields, carried))).toEqual({ draft: carried });
});

test("a fragment opens the rows it was made from", () => {
  const draft = draftOf(fields, {
    income: [
      { description: "Pay & bonus", amount: 4_000 },
      { description: "", amount: 0.5 },
    ],
  });
  expect(draft).toMatchObject({ "income.0.amount": "4000", "income.1.amount": "0.5" });
  expect(draftFromFragment(fields, fragmentOf(fields, draft))?.draft).toEqual(draft);
});

test("words lose the blanks around them, an empty amount counts as 0", () => {
  expect(read({ "income.0.description": " Pay ", "income.0.amount": " $4,000 " })).toEqual({
    value: [{ description: "Pay", amount: 4_000 }],
  });
  expect(read({ "income.0.description": "", "income.0.amount": "" })).toEqual({
    value: [{ description: "", amount: 0 }],
  });
});

test("what is wrong is said of the row it is in", () => {
  expect(
    read({
      "income.0.description": "Pay",
      "income.0.amount": "1",
      "income.1.description": "Rent",
      "income.1.amount": "-2",
    }),
  ).toEqual({ errors: { "income.1.amount": "The income 2 amount cannot be negative." } });
});

describe("a list among the options, with dollars and percent", () => {
  const debts = rows<{ name: string; balance: number; apr: number }>("Debts", {
    item: "Debt",
    columns: { name: text("Name"), balance: amount("Balance"), apr: interestRate("APR") },
  });
  const withDebts = { ...fields, debts: { ...debts, isOption: true } };
  const cells = (name: string, balance: string, apr: string) => ({
    "debts.0.name": name,
    "debts.0.balance": balance,
    "debts.0.apr": apr,
  });
  const draft = { ...initialDraft(fields), ...cells("Car", "2500", "12.99") };

  test("a percent is read with its sign or without, and empty it is 0", () => {
    expect(readField("debts", debts, cells("Car", "2,500", "12.99%"))).toEqual({
      value: [{ name: "Car", balance: 2_500, apr: 12.99 }],
    });
    expect(readField("debts", debts, cells("", "", ""))).toEqual({
      value: [{ name: "", balance: 0, apr: 0 }],
    });
  });

  test.each([
    ["1001", "The debt 1 APR can be at most 1,000%."],
    ["-1", "The debt 1 APR cannot be negative."],
    ["5k", "Enter the debt 1 APR as a number, such as 6.5. We can’t read “5k”."],
  ])("%s is refused as a rate would be", (typed, said) => {
    expect(readField("debts", debts, cells("", "1", typed)).errors).toEqual({
      "debts.0.apr": said,
    });
  });

  test("it travels whole in a link, and only where it was changed", () => {
    expect(fragmentOf(withDebts, initialDraft(withDebts))).toBe(
      "income.0.description=&income.0.amount=",
    );
    const link = fragmentOf(withDebts, draft);
    expect(link).toContain("debts.0.name=Car&debts.0.balance=2500&debts.0.apr=12.99");
    expect(draftFromFragment(withDebts, link)?.draft).toEqual(draft);
    const blankToo = { ...initialDraft(withDebts), "debts.1.apr": "" };
    expect(fragmentOf(withDebts, blankToo)).toContain("debts.1.apr=");
  });
});

describe("rows that begin with a choice", () => {
  const lines = rows<{ line: string; amount: number }>("Lines", {
    item: "Line",
    columns: {
      line: choice("What it is", { options: { rent: "Rent", gift: "Gift" }, initial: "rent" }),
      amount: amount(),
    },
  });

  test("are there whatever is chosen in them", () => {
    const draft = lines.format("lines", [
      { line: "rent", amount: 5 },
      { line: "gift", amount: 7 },
    ]);
    expect(readField("lines", lines, draft).value).toEqual([
      { line: "rent", amount: 5 },
      { line: "gift", amount: 7 },
    ]);
    const untouched = new FormData();
    for (const [box, text] of Object.entries({ "lines.0.line": "rent", "lines.0.amount": "" }))
      untouched.set(box, text);
    expect(isAsOpened("lines", lines, readDraft({ lines }, untouched))).toBe(true);
  });
});

describe("a day in a row", () => {
  const visits = rows<{ day: string; cost: number }>("Visits", {
    item: "Visit",
    columns: { day: date("Day"), cost: amount("Cost") },
  });
  const reading = (day: string) =>
    readField("visits", visits, { "visits.0.day": day, "visits.0.cost": "5" });

  test("is a day of the calendar, or none", () => {
    expect(reading("2026-11-20").value).toEqual([{ day: "2026-11-20", cost: 5 }]);
    expect(reading("").value).toEqual([{ day: "", cost: 5 }]);
    expect(reading("2026-02-30").errors).toEqual({
      "visits.0.day": "The visit 1 day is no day of the calendar. Write it as 2026-11-20.",
    });
  });

  test("of the past is today at the latest, where today is known", () => {
    const births = rows<{ day: string }>("Births", {
      item: "Birth",
      columns: { day: pastDate("Day") },
    });
    const read = (day: string, today?: CalendarDay) =>
      readField("births", births, { "births.0.day": day }, today);
    const today = { year: 2026, month: 11, day: 20 };
    expect(read("2026-11-20", today).value).toEqual([{ day: "2026-11-20" }]);
    expect(read("2026-11-21", today).errors).toEqual({
      "births.0.day":
        "The birth 1 day is in the future. Enter a day that is past, or leave it blank.",
    });
    expect(read("2026-11-21").value).toEqual([{ day: "2026-11-21" }]);
  });

  test("is written out in a summary, and as a day in a workbook", () => {
    const list = [
      { day: "2026-11-20", cost: 5 },
      { day: "", cost: 7 },
    ];
    expect(inputViews({ visits } as never, { visits: list }).map(({ text }) => text)).toEqual([
      "November 20, 2026, $5",
      "$7",
    ]);
    expect(listWorksheet(visits as never, list as never).rows.slice(1)).toEqual([
      [
        { value: 46_346, format: "yyyy-mm-dd" },
        { value: 5, format: "$#,##0.00" },
      ],
      ["", { value: 7, format: "$#,##0.00" }],
    ]);
  });
});

import { budget, type BudgetInput } from "@/lib/calc/personal-finance/budget/calculation";
import { form } from "@/lib/calc/personal-finance/budget/form";
import { report } from "@/lib/calc/personal-finance/budget/report";
import { cashFlow, type CashFlowInput } from "@/lib/calc/personal-finance/cash-flow/calculation";
import { form as flowForm } from "@/lib/calc/personal-finance/cash-flow/form";
import { report as flowReport } from "@/lib/calc/personal-finance/cash-flow/report";
import { initialDraft } from "@/lib/calculator/form/draft";
import { inputSummary, inputViews } from "@/lib/calculator/report/input-summary";
import { run } from "@/lib/calculator/run";
import { draftOf, fragmentOf } from "@/lib/calculator/share/draft-to-link";
import { timesAYear, type Frequency, type RecurringItem } from "@/lib/finance/recurring-item";
import { largestInWords } from "@/lib/subjects/recurring-amounts/recurring-total";

import { expectSame, world } from "@/__tests__/lib/calculator/recomputed";

const definition = { ...form, ...report };
const item = (description: string, amount: number, frequency?: RecurringItem["frequency"]) => ({
  description,
  amount,
  frequency,
});

/** Paid every two weeks, with a weekly sitter, a quarterly and a yearly bill. */
const household: BudgetInput = {
  income: [item("Pay", 2_000, "twoWeeks"), item("Rent of a room", 450)],
  expenses: [
    item("Rent", 1_500, "month"),
    item("Sitter", 120, "week"),
    item("Water", 150, "quarter"),
    item("Insurance", 1_260, "year"),
    item("Phone", 40, "twiceAMonth"),
  ],
};

test("a month has a twelfth of what a year has", () => {
  const { totalIncome, totalExpenses, balance } = budget(household);
  expect(totalIncome).toBeCloseTo(4_333.333333333333 + 450, 9);
  expect(totalExpenses).toBeCloseTo(1_500 + 520 + 50 + 105 + 80, 9);
  expect(balance).toBeCloseTo(2_528.333333333333, 9);
});

test("the chart and the list say what each is in a month, and how often it is", () => {
  const result = budget(household);
  const [chart] = report.charts?.(result, household) ?? [];
  expect(chart).toMatchObject({ items: expect.arrayContaining([item("Sitter", 520)]) });
  const views = inputViews(form.fields, household);
  expect(views.slice(0, 2)).toEqual([
    { label: "Income 1, Pay", text: "$2,000, every two weeks", value: "2000, twoWeeks" },
    { label: "Income 2, Rent of a room", text: "$450", value: "450" },
  ]);
  expect(inputSummary(form.fields, household)).toEqual([
    "monthly income 2 items",
    "monthly expenses 5 items",
  ]);
});

/** Each adds another power of ten, so that none stands in for another. */
const ofEachFrequency = Object.keys(timesAYear).map((frequency, position) =>
  item("Pay", 10 ** position, frequency as Frequency),
);

test.each([
  household,
  report.example,
  { ...household, income: [item("", 0, "week")] },
  { ...household, income: ofEachFrequency },
])("a spreadsheet finds the same of %j", (input) =>
  expectSame(definition, input, ["totalIncome", "totalExpenses", "balance"]),
);

test("a link says only what is not monthly, and one from before is monthly", () => {
  const fragment = fragmentOf(form.fields, draftOf(form.fields, household));
  expect(fragment).toContain("income.0.frequency=twoWeeks");
  expect(fragment).not.toContain("income.1.frequency");
  expect(fragment).not.toContain("expenses.0.frequency");
  expect(Object.keys(initialDraft(form.fields))).toEqual([
    "income.0.description",
    "income.0.amount",
    "expenses.0.description",
    "expenses.0.amount",
  ]);
});

test("a frequency that there is not is said at its row", () => {
  const draft = { ...initialDraft(form.fields), "income.0.frequency": "daily" };
  expect(run(definition, draft, world).errors).toEqual({
    "income.0.frequency": "Choose the income 1 frequency.",
  });
});

test("10,000 weekly rows are added up", () => {
  const many = Array<RecurringItem>(10_000).fill(item("", 0.3, "week"));
  expect(budget({ income: many, expenses: [] }).totalIncome).toBeCloseTo(13_000, 8);
});

test("a list says its largest item by the month, where it has two with a name and the largest is one of them", () => {
  const rent = item("Rent", 1_550, "month");
  const weekly = item("Child care", 400, "week");
  expect(largestInWords([rent, weekly], "expense")).toBe(
    "; the largest expense is Child care at $1,733, 53% of all expenses",
  );
  expect(largestInWords([rent], "expense")).toBe("");
  expect(largestInWords([rent, item("", 20, "month")], "expense")).toBe("");
  expect(largestInWords([rent, weekly, item("", 2_000, "month")], "expense")).toBe("");
});

const flow = (changes: Partial<CashFlowInput>) => {
  const input = { ...flowReport.example, ...changes };
  const result = cashFlow(input);
  return { result, verdict: flowReport.verdict(result, input) };
};

test("cash flow speaks of its period, and of a month where something is not monthly", () => {
  expect(flow({}).verdict).toContain(
    "Your cash grows by $435 over the period, so you keep 6.6% of",
  );
  const weekly = flow({ inflows: [item("Pay", 1_600, "week")] });
  expect(weekly.result.totalInflows).toBeCloseTo(6_933.333333333333, 9);
  expect(weekly.verdict).toContain(
    "Your cash grows by $818 a month, so you keep 12% of what comes in;",
  );
  const input = { ...flowReport.example, inflows: [item("Pay", 1_600, "week")] };
  expectSame({ ...flowForm, ...flowReport }, input, ["totalInflows", "netCashFlow"]);
});

import {
  cashFlowForecast,
  type CashFlowForecastInput,
} from "@/lib/calc/business-finance/cash-flow-forecast/calculation";
import { form } from "@/lib/calc/business-finance/cash-flow-forecast/form";
import { report } from "@/lib/calc/business-finance/cash-flow-forecast/report";
import type { Bars } from "@/lib/calculator/charts/chart";
import { initialDraft } from "@/lib/calculator/form/draft";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";

const items = (amount: number) => [{ description: "", amount }];

function forecast(changes: Partial<CashFlowForecastInput>) {
  const input = { ...report.example, ...changes };
  const result = cashFlowForecast(input);
  const view = viewOf({ ...form, ...report }, input, result);
  const [chart] = view.charts as Bars[];
  const textOf = (name: string) =>
    [view.headline, ...view.figures]
      .find(({ parts }) => parts[0]?.name === name)
      ?.parts.map(({ text }) => text);
  return { result, view, chart, textOf };
}

/** A flat month, a gain and a loss that $10,000 cover for 10 months. */
const flat = { startingBalance: 10_000, inflows: items(4_000), outflows: items(4_000) };
const gain = { ...flat, inflows: items(5_000) };
const loss = { ...flat, outflows: items(5_000) };

const noticeOf = (changes: Record<string, string>) =>
  run(
    { ...form, ...report },
    { ...initialDraft(form.fields), ...changes },
    { today: { year: 2026, month: 11, day: 21 } },
  ).notice;

const wrongAmounts = {
  title: "Invalid Amounts",
  text: "Please enter valid non-negative numbers for all inflow/outflow amounts.",
  tone: "destructive",
};
const wrongStart = {
  title: "Invalid Input",
  text: "Enter a valid starting balance and forecast months (1-24).",
  tone: "destructive",
};

test.each([
  [{ startingBalance: "0", "inflows.0.amount": "-1" }, wrongAmounts],
  [{ startingBalance: "0", "outflows.0.amount": "abc" }, wrongAmounts],
  [{ startingBalance: "", "outflows.0.amount": "abc" }, wrongStart],
  [{ startingBalance: "0", months: "25" }, wrongStart],
  [{ startingBalance: "0", months: "0" }, wrongStart],
  [{ startingBalance: "0", months: "6.5", "inflows.0.amount": "x" }, wrongStart],
])("%j is refused", (changes, notice) => {
  expect(noticeOf(changes)).toEqual(notice);
});

test("opens with one row each, and counts its blank amount as nothing", () => {
  expect(initialDraft(form.fields)).toMatchObject({
    startingBalance: "",
    months: "6",
    "inflows.0.description": "Sales Revenue",
    "inflows.0.amount": "",
    "outflows.0.description": "Rent",
    "outflows.0.amount": "",
  });
  expect(noticeOf({ startingBalance: "500" }).text).toBe("Ending balance after 6 months: $500.00.");
});

test("the figures name the first month below zero, the lowest balance and what is missing", () => {
  const { textOf, view } = forecast({});
  expect(textOf("endingBalance")).toEqual(["-$2,880.00"]);
  expect(view.headline.side?.words).toBe("Short of cash");
  expect(textOf("firstNegativeMonth")).toEqual(["Month 9"]);
  expect(textOf("lowestBalance")).toEqual(["-$2,880.00", "Month 12"]);
  expect(textOf("monthlyGap")).toEqual(["$240.00"]);
});

test("where the cash lasts, no month is below zero and nothing is missing", () => {
  const { textOf } = forecast(gain);
  expect(textOf("lowestBalance")).toEqual(["$10,000", "Month 1"]);
  expect(textOf("firstNegativeMonth")).toBeUndefined();
  expect(textOf("monthlyGap")).toBeUndefined();
});

test("inflows are drawn up, outflows down, and the balance across", () => {
  const { chart, result } = forecast({ ...loss, months: 3 });
  expect(chart?.x.values).toEqual([1, 2, 3]);
  expect(chart?.series.map(({ values }) => values)).toEqual([
    [4_000, 4_000, 4_000],
    [-5_000, -5_000, -5_000],
  ]);
  expect(chart?.line?.values).toEqual(result.schedule.map(({ endingBalance }) => endingBalance));
});

test.each([
  [{}, "Month 9 is the first to end below zero. Month 12 ends $2,880 below"],
  [gain, "The balance grows from $10,000, its lowest, to $22,000"],
  [flat, "The balance stays at $10,000"],
  [{ ...loss, months: 9 }, "The balance is lowest at the end of month 9: $1,000"],
])("the chart of %j is called %s", (changes, title) => {
  expect(forecast(changes).chart?.title).toBe(title);
});

test("one month is no chart, nor is an account in which nothing moves", () => {
  expect(forecast({ months: 1 }).chart).toBeUndefined();
  expect(forecast({ inflows: items(0), outflows: items(0) }).chart).toBeUndefined();
});

test("the totals are those of all months", () => {
  expect(forecast({}).view.tables[0]?.totals).toEqual({
    totalInflows: 112_200,
    totalOutflows: 122_580,
    netCashFlow: -10_380,
  });
});

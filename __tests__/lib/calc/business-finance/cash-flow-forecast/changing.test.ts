import Decimal from "decimal.js";
import fc from "fast-check";

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

import cases from "../../../../fixtures/depth_cases.json";
import { expectSame, world } from "../../../calculator/recomputed";

const definition = { ...form, ...report };
const items = (amount: number) => [{ description: "", amount }];
const once = (amount: number, month: number) => ({ name: "", amount, month });

/** $8,000, sales of $12,000 and costs of $14,000. */
const shop: CashFlowForecastInput = {
  startingBalance: 8_000,
  months: 12,
  inflows: items(12_000),
  outflows: items(14_000),
};

function answered(changes: Partial<CashFlowForecastInput>) {
  const input = { ...shop, ...changes };
  const result = cashFlowForecast(input);
  const { sections, charts } = viewOf(definition, input, result);
  const errors = report.errors?.(result, input);
  return {
    input,
    result,
    sections,
    title: (charts[0] as Bars | undefined)?.title,
    errors,
  };
}

type Given = Record<
  "start" | "sales" | "growth" | "costs" | "oneOff" | "oneOffMonth" | "months",
  number
>;
type Found = Record<"ending" | "lowest" | "lowestMonth" | "firstNegative", number>;
const published = cases.filter(({ upgrade }) => upgrade.startsWith("21 ")) as unknown as {
  inputs: Given;
  expected: Found;
}[];

test.each(published)("$inputs", ({ inputs, expected }) => {
  const { result } = answered({
    startingBalance: inputs.start,
    months: inputs.months,
    inflows: items(inputs.sales),
    outflows: items(inputs.costs),
    growth: inputs.growth,
    oneOffs: [once(inputs.oneOff, inputs.oneOffMonth)],
  });
  expect(result.endingBalance).toBeCloseTo(expected.ending, 8);
  expect(result.lowestBalance).toBeCloseTo(expected.lowest, 8);
  expect(result).toMatchObject({
    lowestMonth: expected.lowestMonth,
    firstNegativeMonth: expected.firstNegative,
  });
});

const changing = fc.record({
  startingBalance: fc.integer({ min: 0, max: 1e7 }).map((cents) => cents / 100),
  months: fc.integer({ min: 1, max: 24 }),
  inflows: fc.integer({ min: 0, max: 1e7 }).map((cents) => items(cents / 100)),
  outflows: fc.integer({ min: 0, max: 1e7 }).map((cents) => items(cents / 100)),
  growth: fc.integer({ min: -5_000, max: 3_000 }).map((hundredths) => hundredths / 100),
  paymentDays: fc.integer({ min: 0, max: 365 }),
  oneOffs: fc.array(
    fc.record({
      name: fc.constant(""),
      amount: fc.integer({ min: -1e6, max: 1e6 }),
      month: fc.integer({ min: 1, max: 24 }),
    }),
    { maxLength: 6 },
  ),
});

test("day by day in decimals, every balance and what customers owe are the same", () => {
  fc.assert(
    fc.property(changing, (input) => {
      const { schedule, owedByCustomers } = cashFlowForecast(input);
      const sales = input.inflows[0]?.amount ?? 0;
      const costs = input.outflows[0]?.amount ?? 0;
      const grows = new Decimal(input.growth).div(100).plus(1);
      const days = 30 * input.months;
      const paidOn = Array<Decimal>(days + 366).fill(new Decimal(0));
      for (let day = 0; day < days; day += 1)
        paidOn[day + input.paymentDays] = grows
          .pow(Math.floor(day / 30))
          .times(sales)
          .div(30);
      let balance = new Decimal(input.startingBalance);
      for (const { month, endingBalance } of schedule) {
        for (let day = 30 * (month - 1); day < 30 * month; day += 1)
          balance = balance.plus(paidOn[day] ?? 0);
        balance = balance.minus(costs);
        for (const item of input.oneOffs)
          if (item.month === month) balance = balance.plus(item.amount);
        expect(balance.minus(endingBalance).abs().toNumber()).toBeLessThanOrEqual(1e-5);
      }
      const owed = paidOn.slice(days).reduce((sum, paid) => sum.plus(paid), new Decimal(0));
      expect(
        owed
          .minus(owedByCustomers ?? 0)
          .abs()
          .toNumber(),
      ).toBeLessThanOrEqual(1e-5);
    }),
    { numRuns: 50 },
  );
});

test("the lowest balance and the first below zero are those of the schedule", () => {
  fc.assert(
    fc.property(changing, (input) => {
      const result = cashFlowForecast(input);
      const ends = result.schedule.map(({ endingBalance }) => endingBalance);
      expect(result.lowestBalance).toBe(Math.min(input.startingBalance, ...ends));
      expect(result.firstNegativeMonth ?? 0).toBe(ends.findIndex((end) => end < 0) + 1);
      for (const row of result.schedule)
        expect(row.endingBalance).toBeCloseTo(row.startingBalance + row.netCashFlow, 5);
    }),
  );
});

test("options of nothing change nothing", () => {
  fc.assert(
    fc.property(changing, ({ startingBalance, months, inflows, outflows }) => {
      const input = { startingBalance, months, inflows, outflows };
      const none = { growth: 0, paymentDays: 0, oneOffs: [once(0, 3)] };
      expect(cashFlowForecast({ ...input, ...none })).toEqual(cashFlowForecast(input));
    }),
  );
});

test.each([
  [
    { growth: 4, oneOffs: [once(-5_000, 4)] },
    "Month 4 is the first to end below zero, and month 12 ends with $15,310",
  ],
  [{ paymentDays: 45 }, "Month 1 is the first to end below zero, and month 12 ends $34,000 below"],
  [{ growth: 5 }, "The balance is lowest at the end of month 4: $3,722"],
  [
    { growth: 5, outflows: items(1_000) },
    "The balance never falls below its start, and month 12 ends with $187,006",
  ],
])("the chart of %j is called %s", (changes, title) => {
  const view = answered(changes);
  expect(view.title).toBe(title);
});

test("their figures stand under their heading, only those that are used", () => {
  const shown = (changes: Partial<CashFlowForecastInput>) =>
    answered(changes).sections.flatMap(({ figures }) =>
      figures.map(({ label, parts }) => [label, parts[0]?.text]),
    );
  expect(shown({})).toEqual([]);
  expect(shown({ growth: 4 })).toEqual([["Monthly inflows by the last month", "$18,473"]]);
  expect(shown({ paymentDays: 45, oneOffs: [once(-5_000, 4), once(700, 2)] })).toEqual([
    ["Owed by customers at the end", "$18,000"],
    ["One-time items in total", "-$4,300.00"],
  ]);
});

test("an item after the forecast is left out, and its month says so", () => {
  const { errors, result } = answered({ months: 6, oneOffs: [once(-5_000, 7)] });
  expect(errors).toEqual({
    "oneOffs.0.month":
      "The forecast ends with month 6, so this item is left out. Enter an earlier month, or more forecast months.",
  });
  expect(result).toMatchObject({ endingBalance: -4_000, oneOffTotal: 0 });
});

test.each([
  { growth: 4, oneOffs: [once(-5_000, 4)] },
  { growth: -3.5, paymentDays: 75, oneOffs: [once(900, 1), once(-20, 1), once(7, 24)] },
  { paymentDays: 365 },
  { growth: 20 },
  { growth: 4, months: 1 },
  { oneOffs: [once(0, 1)] },
  {},
])("a spreadsheet finds the same of %j", (changes) => {
  expectSame(definition, answered(changes).input, [
    "endingBalance",
    "firstNegativeMonth",
    "lowestBalance",
    "lowestMonth",
    "monthlyGap",
    "lastSales",
    "owedByCustomers",
    "oneOffTotal",
  ]);
});

test.each([
  [{ growth: "-100" }, "growth", "The growth of inflows must be more than -100%."],
  [{ paymentDays: "-1" }, "paymentDays", "The days until customers pay cannot be negative."],
  [{ "oneOffs.0.month": "25" }, "oneOffs.0.month", "The one-time item 1 month can be at most 24."],
  [{ "oneOffs.0.month": "0" }, "oneOffs.0.month", "The one-time item 1 month must be at least 1."],
])("%j is refused at its box", (typed, box, sentence) => {
  const draft = { ...initialDraft(form.fields), startingBalance: "1", ...typed };
  expect(run(definition, draft, world).errors?.[box]).toBe(sentence);
});

test("1,000% a month and 10,000 items are finite", () => {
  const many = Array<ReturnType<typeof once>>(10_000).fill(once(0.1, 2));
  const { result } = answered({ growth: 1_000, months: 24, oneOffs: many });
  expect(result.oneOffTotal).toBe(1_000);
  expect(Number.isFinite(result.endingBalance)).toBe(true);
});

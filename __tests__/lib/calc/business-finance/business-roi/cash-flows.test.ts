import fc from "fast-check";

import {
  businessRoi,
  type BusinessRoiInput,
} from "@/lib/calc/business-finance/business-roi/calculation";
import { form } from "@/lib/calc/business-finance/business-roi/form";
import { report } from "@/lib/calc/business-finance/business-roi/report";
import type { Bars } from "@/lib/calculator/charts/chart";
import { initialDraft } from "@/lib/calculator/form/draft";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";

import { expectSame, world } from "../../../calculator/recomputed";

const definition = { ...form, ...report };
const flows = (...amounts: number[]) => amounts.map((amount) => ({ amount }));

function answered(changes: Partial<BusinessRoiInput>) {
  const input: BusinessRoiInput = {
    netProfit: 22_000,
    investmentCost: 70_000,
    years: null,
    ...changes,
  };
  const result = businessRoi(input);
  return { input, result, ...viewOf(definition, input, result) };
}

/** The example of the spreadsheet function IRR: 8.7% over five years. */
const excel = flows(12_000, 15_000, 18_000, 21_000, 26_000);

test("without cash flows, nothing more is said", () => {
  for (const cashFlows of [undefined, [], flows(0)]) {
    const { result, sections, charts, remarks } = answered({ cashFlows, discountRate: 8 });
    for (const name of ["npv", "irr", "payback", "discountedPayback", "yearly"])
      expect(result).not.toHaveProperty(name);
    expect(sections).toEqual([]);
    expect(charts.map((chart) => "name" in chart && chart.name)).toEqual(["return"]);
    expect(remarks).toEqual([]);
  }
});

test("with them, the four figures stand under their heading", () => {
  const { sections } = answered({ cashFlows: excel, discountRate: 8 });
  const [section] = sections;
  expect(section?.title).toBe("Cash flows by year");
  expect(section?.figures.map(({ label, parts }) => [label, parts[0]?.text])).toEqual([
    ["Net present value (NPV)", "$1,390.96"],
    ["Internal rate of return (IRR)", "8.66%"],
    ["Payback period", "4.2 years"],
    ["Discounted payback period", "4.9 years"],
  ]);
});

test("without a discount rate there are no present values", () => {
  const { result } = answered({ cashFlows: excel });
  expect(result).not.toHaveProperty("npv");
  expect(result).not.toHaveProperty("discountedPayback");
  expect(result.payback).toBeCloseTo(4 + 4_000 / 26_000, 12);
});

test.each([
  [flows(-5, -5), "There is no IRR, because no year brings money in."],
  [flows(140_000, -105_000), "There is no IRR: at no discount rate are these cash flows worth"],
  [flows(161_000, -92_400), "change between money in and money out 2 times"],
])("%j: %s", (cashFlows, words) => {
  expect(answered({ cashFlows }).remarks[0]?.text).toContain(words);
});

test("a profit that the cash flows do not add up to is said", () => {
  expect(answered({ cashFlows: excel, netProfit: 18_500 }).remarks[0]?.text).toBe(
    "Your cash flows add up to a net profit of $22,000, and you typed $18,500. The return on investment above is of the $18,500.",
  );
  expect(answered({ cashFlows: excel }).remarks).toEqual([]);
});

test("the chart says when the cost is back, or how much is missing", () => {
  const titleOf = (cashFlows: BusinessRoiInput["cashFlows"]) =>
    (answered({ cashFlows }).charts as Bars[])[0]?.title;
  expect(titleOf(excel)).toBe("The cost is back in year 5, and year 5 ends $22,000 above it");
  expect(titleOf(excel.slice(0, 4))).toBe("After 4 years, $4,000 of the cost is not back");
  expect(titleOf(Array<{ amount: number }>(61).fill({ amount: 1 }))).toContain("became");
});

test("the years add up, and the last present value so far is the NPV", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.array(fc.integer({ min: -1e5, max: 1e6 }), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
      (investmentCost, amounts, discountRate) => {
        const { result } = answered({
          investmentCost,
          cashFlows: flows(...amounts),
          discountRate,
        });
        fc.pre(result.yearly !== undefined);
        const last = result.yearly.at(-1);
        expect(last?.cumulativeValue).toBeCloseTo(result.npv ?? NaN, 4);
        if (discountRate === 0) expect(result.discountedPayback).toBe(result.payback);
        if (result.discountedPayback !== null)
          expect(result.discountedPayback).toBeGreaterThanOrEqual((result.payback ?? NaN) - 1e-9);
        // An investment that turns once is worth it exactly below its own rate.
        const { irr = null } = result;
        if (irr !== null && amounts.every((amount) => amount >= 0))
          if (Math.abs(irr - discountRate) > 1e-6)
            expect((result.npv ?? NaN) > 0).toBe(irr > discountRate);
      },
    ),
  );
});

test.each([
  { cashFlows: excel, discountRate: 8 },
  { cashFlows: excel },
  { cashFlows: flows(-5, -5), discountRate: 8 },
  { cashFlows: flows(140_000, -105_000), discountRate: 8 },
  { cashFlows: flows(10, 20), discountRate: 0 },
  { cashFlows: flows(0, -20_000, 200_000), discountRate: 1_000 },
  { cashFlows: flows(0), discountRate: 8 },
])("another spreadsheet finds or checks the same of %j", (changes) => {
  expectSame(definition, answered(changes).input, ["npv", "irr", "payback", "discountedPayback"]);
});

test("10,000 years are answered", () => {
  const cashFlows = Array<{ amount: number }>(10_000).fill({ amount: 3_500 });
  const { result } = answered({ cashFlows, discountRate: 4 });
  expect(result.irr).toBeCloseTo(5, 9);
  expect(result.npv).toBeCloseTo(17_500, 6);
});

test("a cash flow that is no number is said at its row", () => {
  const typed = { netProfit: "1", investmentCost: "1", "cashFlows.0.amount": "abc" };
  const outcome = run(definition, { ...initialDraft(form.fields), ...typed }, world);
  expect(outcome.errors).toEqual({
    "cashFlows.0.amount":
      "Enter the year 1 cash flow as a number, such as 1,250.50. We can’t read “abc”.",
  });
});

test("only where the cash flows turn once does the IRR tell the sign of the NPV", () => {
  const sentence = "If it is above your discount rate, the NPV is positive.";
  const turnsOnce = answered({ cashFlows: excel, discountRate: 8 });
  expect(turnsOnce.sections[0]?.text).toContain(sentence);
  // 10% and 20% both balance them, and at 5% they are worth less than nothing.
  const turnsTwice = answered({
    investmentCost: 100,
    cashFlows: flows(230, -132),
    discountRate: 5,
  });
  expect(turnsTwice.result.npv).toBeLessThan(0);
  expect(turnsTwice.result.irr).toBeGreaterThan(5);
  expect(turnsTwice.sections[0]?.text).not.toContain(sentence);
});

import fc from "fast-check";

import {
  refinance,
  type RefinanceInput,
  type RefinanceResult,
} from "@/lib/calc/loans-credit/refinance/calculation";
import { form } from "@/lib/calc/loans-credit/refinance/form";
import { report } from "@/lib/calc/loans-credit/refinance/report";
import type { Lines } from "@/lib/calculator/charts/chart";
import { viewOf } from "@/lib/calculator/report/view";

import cases from "../../../../fixtures/depth_cases.json";

const loan: RefinanceInput = {
  currentBalance: 250_000,
  currentRate: 7.25,
  remainingYears: 27,
  newRate: 5.75,
  newTerm: 30,
  costs: 5_000,
};
/** What the specified break-even promises, and the balances do not keep. */
const never: RefinanceInput = {
  ...loan,
  currentRate: 6.5,
  remainingYears: 20,
  newRate: 6,
  costs: 6_000,
};

const published = cases.filter(({ upgrade }) => upgrade.startsWith("15 ")) as unknown as {
  inputs: RefinanceInput;
  expected: Partial<RefinanceResult>;
}[];

test.each(published)("$expected.trueBreakEvenMonth months, as others computed", (one) => {
  const result = refinance(one.inputs);
  expect(published).toHaveLength(2);
  expect(result.currentPayment).toBeCloseTo(one.expected.currentPayment as number, 8);
  expect(result.newPayment).toBeCloseTo(one.expected.newPayment as number, 8);
  expect(result.trueBreakEvenMonth).toBe(one.expected.trueBreakEvenMonth);
  expect(result.gainAfter60).toBeCloseTo(one.expected.gainAfter60 as number, 4);
  expect(result.gainAfter120).toBeCloseTo(one.expected.gainAfter120 as number, 4);
});

test("never, where the specified ratio says 19 months", () => {
  expect(refinance(never)).toMatchObject({ trueBreakEvenMonth: null });
});

/** Month by month as a person would keep two accounts. */
function gainByHand(input: RefinanceInput, months: number) {
  const { cashOut = 0, costsInCash = 0 } = input;
  const result = refinance(input);
  const paid = result.payoffMonths === undefined ? result.newPayment : result.currentPayment;
  let [old, renewed] = [input.currentBalance, result.newLoanAmount];
  let gain = cashOut - costsInCash;
  for (let month = 1; month <= months; month += 1) {
    const onOld = Math.min(result.currentPayment, old * (1 + input.currentRate / 1200));
    const onNew = Math.min(paid, renewed * (1 + input.newRate / 1200));
    old = old * (1 + input.currentRate / 1200) - onOld;
    renewed = renewed * (1 + input.newRate / 1200) - onNew;
    gain += onOld - onNew;
  }
  return gain + old - renewed;
}

const stays = fc.record({
  currentBalance: fc.integer({ min: 1_000, max: 900_000 }),
  currentRate: fc.integer({ min: 0, max: 1_500 }).map((rate) => rate / 100),
  remainingYears: fc.integer({ min: 1, max: 30 }),
  newRate: fc.integer({ min: 0, max: 1_500 }).map((rate) => rate / 100),
  newTerm: fc.integer({ min: 1, max: 30 }),
  costs: fc.integer({ min: 0, max: 20_000 }),
  stayMonths: fc.integer({ min: 1, max: 400 }),
  keepOldPayment: fc.constantFrom("no" as const, "yes" as const),
  cashOut: fc.integer({ min: 0, max: 50_000 }),
  costsInCash: fc.constant(0),
});

test("two accounts kept by hand come to the same gain", () => {
  fc.assert(
    fc.property(stays, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
      const input = { ...given, costsInCash: Math.round(given.costs * share) };
      expect(refinance(input).gainAfterStay).toBeCloseTo(gainByHand(input, input.stayMonths), 4);
    }),
  );
});

test("costs gain or lose the same in cash as in the loan, but for their interest", () => {
  const inCash = refinance({ ...loan, costsInCash: 5_000, stayMonths: 1 });
  const financed = refinance({ ...loan, stayMonths: 1 });
  expect(inCash.newLoanAmount).toBe(250_000);
  expect((inCash.gainAfterStay as number) - (financed.gainAfterStay as number)).toBeCloseTo(
    (5_000 * 5.75) / 1200,
    8,
  );
  expect(inCash.newTotal).toBeGreaterThan(5_000 + 250_000);
});

test("the savings over the life of the loan are the gain at its end", () => {
  for (const options of [
    {},
    { cashOut: 30_000 },
    { costsInCash: 2_000 },
    { keepOldPayment: "yes" as const },
  ]) {
    const result = refinance({ ...loan, ...options, stayMonths: 360 });
    expect(result.lifetimeSavings).toBeCloseTo(result.gainAfterStay as number, 6);
  }
});

test("the old payment kept repays the new loan sooner and costs less interest", () => {
  const kept = refinance({ ...loan, keepOldPayment: "yes" });
  expect(kept.payoffMonths).toBe(248);
  expect(kept.lifetimeSavings).toBeGreaterThan(refinance(loan).lifetimeSavings);
  expect(kept.newPayment).toBe(refinance(loan).newPayment);
});

test.each([
  ["both at 0%", { currentRate: 0, newRate: 0 }],
  ["both at 1,000%", { currentRate: 1_000, newRate: 1_000 }],
  ["1,000 years", { remainingYears: 1_000, newTerm: 1_000, keepOldPayment: "yes" as const }],
  ["a month", { remainingYears: 1 / 12, newTerm: 1 / 12 }],
  ["part of a month", { remainingYears: 0.01, newTerm: 0.02, cashOut: 100 }],
])("%s: every figure is a number", (_, change) => {
  const result = refinance({ ...loan, ...change, stayMonths: 60 });
  for (const value of Object.values(result))
    expect(value === null || Number.isFinite(value)).toBe(true);
});

const shown = (change: Partial<RefinanceInput>, given = loan) => {
  const input = { ...given, ...change };
  const result = refinance(input);
  return {
    view: viewOf({ ...form, ...report }, { ...report.example, ...input }, result),
    errors: report.errors?.(result, input),
    chart: report.charts?.(result, input)[0] as Lines,
  };
};

test("left blank, nothing is said of any of it", () => {
  const { view, errors, chart } = shown({});
  expect(view.sections).toEqual([]);
  expect(view.remarks).toEqual([]);
  expect(view.figures.map(({ name }) => name)).toEqual([
    "currentPayment",
    "newPayment",
    "breakEvenMonths",
    "newLoanAmount",
    "costs",
    "currentTotal",
    "newTotal",
    "lifetimeSavings",
  ]);
  expect(errors).toEqual({});
  expect(chart.kind).toBe("costs");
});

test("a break-even that the balances do not keep is warned of", () => {
  expect(shown({}, never).view.remarks).toEqual([
    {
      tone: "warning",
      text: "The lower payments add up to the costs after 19 months, but the new loan is paid down more slowly. Counting what you owe, you never come out ahead for good.",
    },
  ]);
});

test.each([
  [{ stayMonths: 60 }, loan, "If you leave after 5 years, refinancing puts you $11,779 ahead"],
  [{ stayMonths: 60 }, never, "If you leave after 5 years, refinancing puts you $4,501 behind"],
  [
    { stayMonths: 60, costs: 0 },
    never,
    "If you leave after 5 years, refinancing puts you $3,240 ahead",
  ],
  [{ keepOldPayment: "yes" as const }, loan, "From month 17 on, refinancing keeps you ahead"],
  [{ costsInCash: 6_000 }, never, "Refinancing never puts you ahead"],
  [{ cashOut: 10, costs: 0 }, loan, "Refinancing never puts you behind"],
])("the chart says what %j comes to", (change, given, title) => {
  expect(shown(change, given).chart.title).toBe(title);
});

test("a stay beyond both loans and a payment that is not lower are said at their boxes", () => {
  expect(shown({ stayMonths: 400, keepOldPayment: "yes", newTerm: 15 }).errors).toEqual({
    stayMonths: "Both loans are paid off after 324 months. From then on, the gain stays as it is.",
    keepOldPayment: "The new payment of $2,117.55 is not lower, so there is no difference to pay.",
  });
});

test("more in cash than there are costs is refused with the number that matters", () => {
  expect(report.validate?.({ ...loan, costsInCash: 5_001 })).toEqual({
    notice: expect.objectContaining({ title: "Invalid Input" }),
    errors: { costsInCash: "Enter at most the refinancing costs of $5,000.00." },
  });
  expect(report.validate?.({ ...loan, costsInCash: 5_000 })).toBeUndefined();
});

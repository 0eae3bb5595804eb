import Decimal from "decimal.js";
import fc from "fast-check";

import { savingsPlan } from "@/lib/finance/time-value/savings-plan";

import cases from "../../../fixtures/depth_cases.json";

type Given = { target: number; current: number; monthly: number; apy: number; byMonths: number };
type Found = { months: number; balance: number; interest: number; monthlyForDate: number };
const published = cases.filter(({ upgrade }) => upgrade.startsWith("11 ")) as unknown as {
  inputs: Given;
  expected: Found;
}[];

test.each(published)("$inputs", ({ inputs, expected }) => {
  const { target, current, monthly, apy, byMonths } = inputs;
  const plan = savingsPlan(monthly, current, target, { apy, byMonths });
  expect(plan.totalMonths).toBe(expected.months);
  // Given to ten digits, and cut rather than rounded.
  expect(plan.balance).toBeCloseTo(expected.balance, 4);
  expect(plan.interest).toBeCloseTo(expected.interest, 6);
  expect(plan.monthlyForDate).toBeCloseTo(expected.monthlyForDate, 6);
});

test("$18,000 from $3,500 at $450 a month: 30 months at 4%, 33 without", () => {
  const plan = savingsPlan(450, 3_500, 18_000, { apy: 4, byMonths: 24 });
  expect(plan).toMatchObject({ totalMonths: 30, monthsSooner: 3 });
  expect(plan.interest).toBeCloseTo(1_021.43, 2);
  expect(plan.monthlyForDate).toBeCloseTo(570.27, 2);
  expect(savingsPlan(450, 3_500, 18_000, {}).totalMonths).toBe(33);
});

const plans = fc.record({
  monthly: fc.integer({ min: 100, max: 500_000 }).map((cents) => cents / 100),
  opening: fc.integer({ min: 0, max: 1e7 }).map((cents) => cents / 100),
  target: fc.integer({ min: 100, max: 1e8 }).map((cents) => cents / 100),
  apy: fc.integer({ min: 1, max: 3_000 }).map((hundredths) => hundredths / 100),
});

test("in exact decimals, month by month, the balance and its interest are the same", () => {
  const Exact = Decimal.clone({ precision: 50 });
  fc.assert(
    fc.property(plans, ({ monthly, opening, target, apy }) => {
      const plan = savingsPlan(monthly, opening, target, { apy });
      fc.pre(opening < target && (plan.totalMonths ?? 0) < 600);
      const growth = new Exact(apy).div(100).plus(1).pow(new Exact(1).div(12));
      let balance = new Exact(opening);
      for (let month = 0; month < (plan.totalMonths ?? 0); month += 1)
        balance = balance.times(growth).plus(monthly);
      const paid = new Exact(monthly).times(plan.totalMonths ?? 0).plus(opening);
      expect(Math.abs(Number(balance) - (plan.balance ?? 0))).toBeLessThanOrEqual(1e-11 * target);
      expect(Math.abs(Number(balance.minus(paid)) - (plan.interest ?? 0))).toBeLessThanOrEqual(
        1e-11 * target,
      );
    }),
    { numRuns: 50 },
  );
});

test("the amount for a date reaches the target in its months, and a cent less does not", () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 480 }), ({ opening, target, apy }, byMonths) => {
      fc.pre(opening < target);
      const forDate = (option: number) =>
        savingsPlan(0, opening, target, { apy: option, byMonths }).monthlyForDate ?? NaN;
      const amount = forDate(apy);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(forDate(0) + 1e-9 * target);
      fc.pre(amount > 0.02);
      const months = (monthly: number) =>
        savingsPlan(monthly, opening, target, { apy }).totalMonths ?? NaN;
      expect(months(amount + 1e-9 * target)).toBeLessThanOrEqual(byMonths);
      expect(months(amount - 0.01)).toBeGreaterThan(byMonths);
    }),
  );
});

test("interest never takes longer, and without any nothing is said of it", () => {
  fc.assert(
    fc.property(plans, ({ monthly, opening, target, apy }) => {
      expect(
        savingsPlan(monthly, opening, target, { apy }).monthsSooner ?? 0,
      ).toBeGreaterThanOrEqual(0);
      expect(savingsPlan(monthly, opening, target, {})).toMatchObject({
        balance: null,
        interest: null,
        monthsSooner: null,
        monthlyForDate: null,
      });
    }),
  );
});

test("a target that is reached asks for nothing, whatever the interest and the date", () => {
  expect(savingsPlan(100, 500, 500, { apy: 4, byMonths: 12 })).toEqual({
    totalMonths: 0,
    balance: null,
    interest: null,
    monthsSooner: null,
    monthlyForDate: null,
  });
});

test("1,000% a year and 12,000 months stay finite", () => {
  const plan = savingsPlan(0.01, 1, 1e12, { apy: 1_000, byMonths: 12_000 });
  expect(plan.monthlyForDate).toBe(0);
  expect(Number.isFinite(plan.balance)).toBe(true);
});

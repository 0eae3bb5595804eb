import fc from "fast-check";

import { planGrowth, type PlanGrowthInput } from "@/lib/calc/education/529-plan-growth/calculation";
import { sumBy } from "@/lib/finance/sum-by";

import { exactFutureValue, relativeError } from "../../../finance/oracle";

const plan: PlanGrowthInput = {
  currentBalance: 5_000,
  monthlyContribution: 200,
  years: 15,
  annualReturn: 6,
};

const plans: fc.Arbitrary<PlanGrowthInput> = fc.record({
  currentBalance: fc.integer({ min: 0, max: 500_000 }),
  monthlyContribution: fc.integer({ min: 0, max: 10_000 }),
  years: fc.integer({ min: 1, max: 40 }),
  annualReturn: fc.oneof(fc.constantFrom(0, 1e-13), fc.double({ min: 0.01, max: 30, noNaN: true })),
});

test("agrees with the equation at 60 digits", () => {
  fc.assert(
    fc.property(plans, (input) => {
      const { currentBalance, monthlyContribution, years, annualReturn } = input;
      const exact = exactFutureValue(
        annualReturn / 1200,
        years * 12,
        monthlyContribution,
        currentBalance,
      ).neg();
      expect(relativeError(planGrowth(input).totalFutureValue, exact)).toBeLessThan(1e-12);
    }),
  );
});

test("contributions and growth make up the value, as do the years", () => {
  fc.assert(
    fc.property(plans, (input) => {
      const { totalFutureValue, totalContributions, totalGrowth, byYear } = planGrowth(input);
      const near = (one: number, other: number) =>
        expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-10 * totalFutureValue);
      expect(byYear).toHaveLength(input.years);
      near(totalContributions + totalGrowth, totalFutureValue);
      near(
        input.currentBalance + sumBy(byYear, ({ contributed }) => contributed),
        totalContributions,
      );
      near(
        sumBy(byYear, ({ growth }) => growth),
        totalGrowth,
      );
    }),
  );
});

test("contributions come at the end of the month: the last one has not grown", () => {
  const { totalFutureValue } = planGrowth({ ...plan, currentBalance: 0, years: 1 });
  const carried = Array.from({ length: 12 }).reduce<number>((held) => held * 1.005 + 200, 0);
  expect(totalFutureValue).toBeCloseTo(carried, 9);
});

test("at 0% the plan is what was put in, to the cent and with no growth", () => {
  const { totalFutureValue, totalContributions, totalGrowth } = planGrowth({
    ...plan,
    annualReturn: 0,
  });
  expect([totalFutureValue, totalContributions, totalGrowth]).toEqual([41_000, 41_000, 0]);
});

test("nothing put in stays nothing", () => {
  const nothing = planGrowth({ ...plan, currentBalance: 0, monthlyContribution: 0 });
  expect([nothing.totalFutureValue, nothing.totalGrowth, nothing.inTodaysDollars]).toEqual([
    0, 0, 0,
  ]);
});

test("inflation changes the value in today’s dollars and nothing else", () => {
  const { inTodaysDollars, ...rest } = planGrowth(plan);
  const still = planGrowth({ ...plan, inflation: 0 });
  expect(still.inTodaysDollars).toBe(still.totalFutureValue);
  expect(inTodaysDollars).toBeCloseTo(still.totalFutureValue / 1.03 ** 15, 8);
  expect({ ...rest, inTodaysDollars: 0 }).toEqual({ ...still, inTodaysDollars: 0 });
});

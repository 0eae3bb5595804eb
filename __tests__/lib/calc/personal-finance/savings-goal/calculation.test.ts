import Decimal from "decimal.js";
import fc from "fast-check";

import { savingsGoal } from "@/lib/calc/personal-finance/savings-goal/calculation";

import { hazard, hazardNumbers } from "../../../finance/hazards";

const world = { today: { year: 2026, month: 1, day: 31 } };
const goal = { targetAmount: 18_000, currentSavings: 3_500, monthlyContribution: 450 };

const cents = fc.integer({ min: 1, max: 1e10 });

/** The count in decimals, of the cents that a person types. */
const exactMonths = (target: number, current: number, monthly: number) =>
  Decimal.max(0, new Decimal(target).minus(current)).div(monthly).ceil().toNumber();

test("agrees with the division of whole cents in decimals", () => {
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: 0, max: 1e10 }),
      fc.integer({ min: 100, max: 1e7 }),
      (target, current, monthly) => {
        const { totalMonths } = savingsGoal(
          {
            targetAmount: target / 100,
            currentSavings: current / 100,
            monthlyContribution: monthly / 100,
          },
          world,
        );
        expect(totalMonths).toBe(exactMonths(target, current, monthly));
      },
    ),
  );
});

test("a whole number of contributions is that number, however its cents fall in binary", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 1_200 }),
      fc.integer({ min: 0, max: 1e10 }),
      (monthly, count, current) => {
        const { totalMonths } = savingsGoal(
          {
            targetAmount: (current + monthly * count) / 100,
            currentSavings: current / 100,
            monthlyContribution: monthly / 100,
          },
          world,
        );
        expect(totalMonths).toBe(count);
      },
    ),
  );
});

test.each(["HZ30", "HZ31"])("%s: float noise adds no month", (id) => {
  const [targetAmount = NaN, currentSavings = NaN, monthlyContribution = NaN] = hazardNumbers(
    id,
    "target",
    "current",
    "monthly",
  );
  const { totalMonths } = savingsGoal({ targetAmount, currentSavings, monthlyContribution }, world);
  expect(totalMonths).toBe(hazard(id).correct);
});

test("the contributions reach the target, and one fewer does not", () => {
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 100, max: 1e7 }), (target, current, monthly) => {
      fc.pre(current < target);
      const { totalMonths } = savingsGoal(
        {
          targetAmount: target / 100,
          currentSavings: current / 100,
          monthlyContribution: monthly / 100,
        },
        world,
      );
      expect(current + totalMonths * monthly).toBeGreaterThanOrEqual(target);
      expect(current + (totalMonths - 1) * monthly).toBeLessThan(target);
    }),
  );
});

test("a larger contribution, more savings or a smaller target never take longer", () => {
  fc.assert(
    fc.property(
      fc.record({
        targetAmount: fc.integer({ min: 1, max: 1e6 }),
        currentSavings: fc.integer({ min: 0, max: 1e6 }),
        monthlyContribution: fc.integer({ min: 1, max: 1e4 }),
      }),
      fc.integer({ min: 1, max: 1e4 }),
      (input, change) => {
        const { totalMonths } = savingsGoal(input, world);
        const easier = [
          { ...input, monthlyContribution: input.monthlyContribution + change },
          { ...input, currentSavings: input.currentSavings + change },
          { ...input, targetAmount: Math.max(1, input.targetAmount - change) },
        ];
        for (const one of easier)
          expect(savingsGoal(one, world).totalMonths).toBeLessThanOrEqual(totalMonths);
      },
    ),
  );
});

test("years and months are split after rounding up", () => {
  expect(
    savingsGoal({ ...goal, currentSavings: 0, monthlyContribution: 301 }, world),
  ).toMatchObject({ totalMonths: 60, years: 5, months: 0 });
});

test("the last contribution is as many months from today, clamped to the month's end", () => {
  const { totalMonths, reachedIn } = savingsGoal({ ...goal, currentSavings: 17_000 }, world);
  expect(totalMonths).toBe(3);
  expect(reachedIn).toEqual({ year: 2026, month: 4, day: 30 });
});

test.each([18_000, 20_000])(
  "with %d saved the goal is reached, and has no day",
  (currentSavings) => {
    expect(savingsGoal({ ...goal, currentSavings }, world)).toMatchObject({
      stillToSave: 0,
      totalMonths: 0,
      years: 0,
      months: 0,
      reachedIn: null,
    });
  },
);

test("a goal further off than 1,000 years has a count and no day", () => {
  const far = { targetAmount: 1e12, currentSavings: 0, monthlyContribution: 0.01 };
  expect(savingsGoal(far, world)).toMatchObject({ totalMonths: 1e14, reachedIn: null });
});

test("a goal 1,000 years off to the month still has its day", () => {
  const far = { targetAmount: 12_000, currentSavings: 0, monthlyContribution: 1 };
  expect(savingsGoal(far, world).reachedIn).toEqual({ year: 3026, month: 1, day: 31 });
});

test("with $50 more a month it takes fewer contributions: 14,500 ÷ 450 is 33 of them, ÷ 500 is 29", () => {
  expect(savingsGoal(goal, world)).toMatchObject({ totalMonths: 33, monthsSavedWithMore: 4 });
  // 1% a month: 14,500 = 450 × (1.01^n − 1) ÷ 0.01 after 28.1 months, and after 25.6 with 500.
  const apy = (1.01 ** 12 - 1) * 100;
  expect(
    savingsGoal({ ...goal, targetAmount: 14_500, currentSavings: 0, apy }, world),
  ).toMatchObject({ totalMonths: 29, monthsSavedWithMore: 3 });
  expect(savingsGoal({ ...goal, currentSavings: 18_000 }, world).monthsSavedWithMore).toBe(0);
});

import Decimal from "decimal.js";
import fc from "fast-check";

import {
  retirementPlanner as retirementPlannerOn,
  type RetirementPlannerInput,
} from "@/lib/calc/investment-retirement/retirement-planner/calculation";

import { exactFutureValue, relativeError } from "../../../finance/oracle";

const retirementPlanner = (input: RetirementPlannerInput) =>
  retirementPlannerOn(input, { today: { year: 2026 } });

const plan = {
  currentAge: 30,
  retirementAge: 65,
  currentSavings: 50_000,
  monthlyContribution: 1_000,
  investmentReturn: 7,
  inflation: 3,
  desiredAnnualIncome: 60_000,
  withdrawalRate: 4,
};

const percents = fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100);
const inputs = fc
  .record({
    currentAge: fc.integer({ min: 1, max: 80 }),
    years: fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4),
    currentSavings: fc.integer({ min: 0, max: 2_000_000 }),
    monthlyContribution: fc.integer({ min: 0, max: 20_000 }),
    investmentReturn: percents,
    inflation: percents,
    desiredAnnualIncome: fc.integer({ min: 0, max: 500_000 }),
    withdrawalRate: fc.integer({ min: 10, max: 1_500 }).map((hundredths) => hundredths / 100),
  })
  .map(({ years, ...input }) => ({ ...input, retirementAge: input.currentAge + years }));

test("savings, income and nest egg are the exact ones", () => {
  const Exact = Decimal.clone({ precision: 60 });
  fc.assert(
    fc.property(inputs, (input) => {
      const result = retirementPlanner(input);
      const years = input.retirementAge - input.currentAge;
      const savings = exactFutureValue(
        input.investmentReturn / 1200,
        years * 12,
        input.monthlyContribution,
        input.currentSavings,
      ).neg();
      const income = new Exact(input.inflation)
        .div(100)
        .plus(1)
        .pow(years)
        .times(input.desiredAnnualIncome);
      const nestEgg = income.div(input.withdrawalRate).times(100);
      expect(relativeError(result.estimatedSavings, savings)).toBeLessThan(1e-11);
      expect(relativeError(result.desiredIncome, income)).toBeLessThan(1e-12);
      expect(relativeError(result.requiredNestEgg, nestEgg)).toBeLessThan(1e-12);
    }),
  );
});

test("there is a shortfall or a surplus, never both, and it leads from savings to nest egg", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const result = retirementPlanner(input);
      const { estimatedSavings, requiredNestEgg, shortfall, surplus } = result;
      expect(Math.min(shortfall, surplus)).toBe(0);
      expect(
        Math.abs(estimatedSavings + shortfall - surplus - requiredNestEgg),
      ).toBeLessThanOrEqual(1e-11 * Math.max(estimatedSavings, requiredNestEgg));
    }),
  );
});

test("the sufficient contribution fills the nest egg and no more", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { sufficientContribution, shortfall, requiredNestEgg } = retirementPlanner(input);
      expect(sufficientContribution === null).toBe(shortfall === 0);
      if (sufficientContribution === null) return;
      expect(sufficientContribution).toBeGreaterThanOrEqual(input.monthlyContribution * (1 - 1e-9));
      const { estimatedSavings } = retirementPlanner({
        ...input,
        monthlyContribution: sufficientContribution,
      });
      expect(Math.abs(estimatedSavings - requiredNestEgg)).toBeLessThanOrEqual(
        1e-10 * requiredNestEgg,
      );
    }),
  );
});

/** Month by month in retirement: the savings earn their return, and the income of that month is drawn. */
function monthsLived(input: typeof plan, most: number) {
  const { estimatedSavings, desiredIncome } = retirementPlanner(input);
  const growth = 1 + input.investmentReturn / 1200;
  const rise = (1 + input.inflation / 100) ** (1 / 12);
  let balance = estimatedSavings;
  let income = desiredIncome / 12;
  for (let month = 1; month <= most; month += 1) {
    income *= rise;
    balance = balance * growth - income;
    if (balance < -1e-6 * income) return month - 1;
  }
  return null;
}

test("the savings last as long as living from them month by month does", () => {
  let compared = 0;
  fc.assert(
    fc.property(inputs, (input) => {
      const { monthsOfIncome } = retirementPlanner(input);
      if (monthsOfIncome !== null && monthsOfIncome > 1_000) return;
      expect(monthsLived(input, monthsOfIncome === null ? 600 : 1_100)).toBe(monthsOfIncome);
      compared += 1;
    }),
  );
  expect(compared).toBeGreaterThan(50);
});

test("whole years and the months beyond them add up to the months of income", () => {
  const { monthsOfIncome, yearsCovered, monthsCovered } = retirementPlanner(plan);
  expect([monthsOfIncome, yearsCovered, monthsCovered]).toEqual([
    monthsLived(plan, 1_200),
    Math.floor((monthsOfIncome as number) / 12),
    (monthsOfIncome as number) % 12,
  ]);
});

test("without return and inflation everything is a plain sum", () => {
  const result = retirementPlanner({ ...plan, investmentReturn: 0, inflation: 0 });
  expect(result.estimatedSavings).toBe(470_000);
  expect(result.todaysSavings).toBe(470_000);
  expect(result.requiredNestEgg).toBe(1_500_000);
  expect(result.shortfall).toBe(1_030_000);
  expect(result.sufficientContribution).toBeCloseTo(1_450_000 / 420, 9);
  expect(result.monthsOfIncome).toBe(94);
});

test("what earns its own income never runs out", () => {
  const rich = { ...plan, currentSavings: 20_000_000 };
  const { monthsOfIncome, yearsCovered, monthsCovered, surplus } = retirementPlanner(rich);
  expect([monthsOfIncome, yearsCovered, monthsCovered]).toEqual([null, null, null]);
  expect(surplus).toBeGreaterThan(0);
  expect(retirementPlanner({ ...plan, desiredAnnualIncome: 0 }).monthsOfIncome).toBeNull();
});

test("more savings, contribution or return never worsens the plan; more income never betters it", () => {
  fc.assert(
    fc.property(
      inputs,
      fc.constantFrom("currentSavings", "monthlyContribution", "investmentReturn"),
      fc.integer({ min: 1, max: 10 }),
      (input, name, more) => {
        const before = retirementPlanner(input);
        const better = retirementPlanner({ ...input, [name]: input[name] + more });
        const dearer = retirementPlanner({
          ...input,
          desiredAnnualIncome: input.desiredAnnualIncome + more,
        });
        const dust = 1e-11 * Math.max(before.requiredNestEgg, better.estimatedSavings);
        expect(better.shortfall).toBeLessThanOrEqual(before.shortfall + dust);
        expect(better.surplus).toBeGreaterThanOrEqual(before.surplus - dust);
        expect(better.monthsOfIncome ?? Infinity).toBeGreaterThanOrEqual(
          before.monthsOfIncome ?? Infinity,
        );
        expect(dearer.shortfall).toBeGreaterThanOrEqual(before.shortfall);
      },
    ),
  );
});

test("the real return of a month is what it earns beyond a month of inflation, in percent", () => {
  const { realMonthlyReturn } = retirementPlanner({ ...plan, inflation: 0 });
  expect(realMonthlyReturn).toBeCloseTo(7 / 12, 12);
  const month = (1 + 0.07 / 12) / 1.03 ** (1 / 12);
  expect(retirementPlanner(plan).realMonthlyReturn).toBeCloseTo((month - 1) * 100, 12);
});

test("a plan that just suffices names no higher contribution", () => {
  const enough = { ...plan, currentSavings: 0, monthlyContribution: 0, desiredAnnualIncome: 0 };
  expect(retirementPlanner(enough).sufficientContribution).toBeNull();
});

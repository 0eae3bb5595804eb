import Decimal from "decimal.js";
import fc from "fast-check";

import {
  collegeSavings,
  type CollegeSavingsInput,
} from "@/lib/calc/education/college-savings/calculation";
import { sumBy } from "@/lib/finance/sum-by";

import { hazard } from "../../../finance/hazards";
import { exactFutureValue, relativeError } from "../../../finance/oracle";

const plan: CollegeSavingsInput = {
  childAge: 5,
  collegeAge: 18,
  currentSavings: 10_000,
  annualCost: 25_000,
  costInflation: 5,
  annualReturn: 7,
  monthlyContribution: null,
};

const percents = fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100);
const children = fc
  .record({
    childAge: fc.integer({ min: 0, max: 80 }).map((quarters) => quarters / 4),
    years: fc.integer({ min: 1, max: 100 }).map((quarters) => quarters / 4),
    currentSavings: fc.integer({ min: 0, max: 400_000 }),
    annualCost: fc.integer({ min: 1, max: 120_000 }),
    costInflation: percents,
    annualReturn: percents,
  })
  .map(({ years, ...input }) => ({ ...input, collegeAge: input.childAge + years }));
const contributions = fc.integer({ min: 0, max: 5_000 });

test("each of the four years costs what its price has risen to by then", () => {
  const Exact = Decimal.clone({ precision: 60 });
  fc.assert(
    fc.property(children, (input) => {
      const { firstYearCost, totalFutureCost } = collegeSavings({
        ...input,
        monthlyContribution: null,
      });
      const rise = new Exact(input.costInflation).div(100).plus(1);
      const each = [0, 1, 2, 3].map((year) =>
        rise.pow(input.collegeAge - input.childAge + year).times(input.annualCost),
      );
      expect(relativeError(firstYearCost, each[0] as Decimal)).toBeLessThan(1e-12);
      expect(relativeError(totalFutureCost, Decimal.sum(...each))).toBeLessThan(1e-12);
    }),
  );
});

test("savings and contributions grow as the equation has it at 60 digits", () => {
  fc.assert(
    fc.property(children, contributions, (input, monthlyContribution) => {
      const result = collegeSavings({ ...input, monthlyContribution });
      const months = (input.collegeAge - input.childAge) * 12;
      const rate = input.annualReturn / 1200;
      const savings = exactFutureValue(rate, months, 0, input.currentSavings).neg();
      const paid = exactFutureValue(rate, months, monthlyContribution).neg();
      expect(relativeError(result.futureValueOfCurrentSavings, savings)).toBeLessThan(1e-11);
      expect(relativeError(result.futureValueOfContributions, paid)).toBeLessThan(1e-11);
      expect(relativeError(result.totalProjectedSavings, savings.plus(paid))).toBeLessThan(1e-11);
    }),
  );
});

test("the required contribution, entered, covers the cost to the cent and no more", () => {
  fc.assert(
    fc.property(children, (input) => {
      const required = collegeSavings({ ...input, monthlyContribution: null });
      const { requiredMonthlySavings, totalFutureCost, stillToSave } = required;
      fc.pre(stillToSave > 0);
      const entered = collegeSavings({
        ...input,
        monthlyContribution: requiredMonthlySavings ?? NaN,
      });
      expect(Math.abs(entered.finalShortfallOrSurplus)).toBeLessThanOrEqual(
        1e-10 * totalFutureCost,
      );
      const less = collegeSavings({
        ...input,
        monthlyContribution: (requiredMonthlySavings ?? NaN) * 0.99,
      });
      expect(less.finalShortfallOrSurplus).toBeLessThan(0);
      expect(less.sufficientContribution).toBe(requiredMonthlySavings);
    }),
  );
});

test("a blank contribution leaves no shortfall, and exactly nothing over where one is required", () => {
  fc.assert(
    fc.property(children, (input) => {
      const result = collegeSavings({ ...input, monthlyContribution: null });
      expect(result.enteredMonthlyContribution).toBeUndefined();
      expect(result.requiredMonthlySavings).toBeGreaterThanOrEqual(0);
      if (result.stillToSave > 0) expect(result.finalShortfallOrSurplus).toBe(0);
      else expect(result.finalShortfallOrSurplus).toBeGreaterThanOrEqual(0);
      expect(
        Math.abs(
          result.totalProjectedSavings - result.finalShortfallOrSurplus - result.totalFutureCost,
        ),
      ).toBeLessThanOrEqual(1e-10 * result.totalProjectedSavings);
    }),
  );
});

test("float dust between the projected savings and the cost is no shortfall", () => {
  const { totalProjectedSavings, totalFutureCost, finalShortfallOrSurplus } = collegeSavings({
    ...plan,
    childAge: 1,
    currentSavings: 4_000,
  });
  expect(totalProjectedSavings).not.toBe(totalFutureCost);
  expect(finalShortfallOrSurplus).toBe(0);
});

test("savings that are enough already require nothing and leave a surplus", () => {
  const result = collegeSavings({ ...plan, currentSavings: 100_000 });
  expect(result.requiredMonthlySavings).toBe(0);
  expect(result.futureValueOfContributions).toBe(0);
  expect(result.finalShortfallOrSurplus).toBeCloseTo(
    result.futureValueOfCurrentSavings - result.totalFutureCost,
    6,
  );
  expect(result.finalShortfallOrSurplus).toBeGreaterThan(0);
});

test("0 entered is not blank: nothing is saved, and what would be enough stands beside it", () => {
  const result = collegeSavings({ ...plan, monthlyContribution: 0 });
  expect([result.enteredMonthlyContribution, result.requiredMonthlySavings]).toEqual([
    0,
    undefined,
  ]);
  expect(result.totalProjectedSavings).toBe(result.futureValueOfCurrentSavings);
  expect(result.sufficientContribution).toBe(collegeSavings(plan).requiredMonthlySavings);
  expect(result.finalShortfallOrSurplus).toBeCloseTo(-178_406.958404, 6);
});

test("a contribution that is enough needs no other", () => {
  const result = collegeSavings({ ...plan, monthlyContribution: 1_000 });
  expect(result.finalShortfallOrSurplus).toBeGreaterThan(0);
  expect(result.sufficientContribution).toBeUndefined();
});

test("HZ55: at a return of 0% the rest is spread evenly over the months", () => {
  const { inputs, correct } = hazard("HZ55");
  const years = Number(inputs.months) / 12;
  const result = collegeSavings({
    ...plan,
    childAge: 18 - years,
    currentSavings: 0,
    annualCost: Number(inputs.needed) / 4,
    costInflation: 0,
    annualReturn: 0,
  });
  expect(result.totalFutureCost).toBe(Number(inputs.needed));
  expect(result.requiredMonthlySavings).toBe(correct);
});

test("the years lead from the savings of today to the projected ones", () => {
  fc.assert(
    fc.property(children, fc.option(contributions, { nil: null }), (input, monthlyContribution) => {
      const result = collegeSavings({ ...input, monthlyContribution });
      const { byYear, totalProjectedSavings, monthlySavings } = result;
      const years = input.collegeAge - input.childAge;
      const near = (one: number, other: number) =>
        expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-9 * (1 + totalProjectedSavings));
      expect(byYear).toHaveLength(Math.ceil(years));
      near(byYear.at(-1)?.balance ?? NaN, totalProjectedSavings);
      near(
        sumBy(byYear, ({ contributed }) => contributed),
        monthlySavings * years * 12,
      );
    }),
  );
});

test("a contribution too small for a double still leaves nothing over", () => {
  const result = collegeSavings({
    ...plan,
    childAge: 0,
    collegeAge: 150,
    currentSavings: 0,
    costInflation: 0,
    annualReturn: 1_000,
  });
  expect([result.requiredMonthlySavings, result.finalShortfallOrSurplus]).toEqual([0, 0]);
});

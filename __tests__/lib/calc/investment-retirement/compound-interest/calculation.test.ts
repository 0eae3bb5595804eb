import Decimal from "decimal.js";
import fc from "fast-check";

import {
  compoundInterest,
  type CompoundInterestInput,
} from "@/lib/calc/investment-retirement/compound-interest/calculation";
import { sumBy } from "@/lib/finance/sum-by";

import { exactFutureValue, relativeError } from "../../../finance/oracle";

const savings: CompoundInterestInput = {
  principal: 10_000,
  annualRate: 7,
  monthlyContribution: 200,
  years: 20,
};

const inputs: fc.Arbitrary<CompoundInterestInput> = fc.record({
  principal: fc.integer({ min: 0, max: 1_000_000 }),
  annualRate: fc.oneof(
    fc.constantFrom(0, 1e-13, 1e-6),
    fc.double({ min: 0.01, max: 30, noNaN: true }),
  ),
  monthlyContribution: fc.integer({ min: 1, max: 10_000 }),
  years: fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4),
});

test("agrees with the equation at 60 digits", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { totalValue } = compoundInterest(input);
      const { annualRate, years, monthlyContribution, principal } = input;
      const exact = exactFutureValue(
        annualRate / 1200,
        years * 12,
        monthlyContribution,
        principal,
      ).neg();
      expect(relativeError(totalValue, exact)).toBeLessThan(1e-12);
    }),
  );
});

test("contributions and interest make up the value, as do the rows", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { totalValue, totalContributions, totalInterest, byYear } = compoundInterest(input);
      const near = (one: number, other: number) =>
        expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-10 * totalValue);
      near(totalContributions + totalInterest, totalValue);
      near(input.principal + sumBy(byYear, ({ contributed }) => contributed), totalContributions);
      near(
        sumBy(byYear, ({ growth }) => growth),
        totalInterest,
      );
      expect(byYear.at(-1)?.balance).toBeCloseTo(totalValue, 4);
    }),
  );
});

test("more is never worth less: principal, contribution, rate and time", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { totalValue } = compoundInterest(input);
      for (const name of ["principal", "annualRate", "monthlyContribution", "years"] as const)
        expect(compoundInterest({ ...input, [name]: input[name] + 1 }).totalValue).toBeGreaterThan(
          totalValue * (1 - 1e-12),
        );
    }),
  );
});

test("at 0% the value is what was put in", () => {
  const { totalValue, totalContributions, totalInterest, annualYield } = compoundInterest({
    ...savings,
    annualRate: 0,
  });
  expect([totalValue, totalContributions, totalInterest, annualYield]).toEqual([
    58_000, 58_000, 0, 0,
  ]);
});

test.each([
  ["yearly", 1],
  ["monthly", 12],
  ["daily", 365],
] as const)("%s: a principal alone grows as its textbook formula says", (compounding, times) => {
  const { totalValue, annualYield } = compoundInterest({
    ...savings,
    monthlyContribution: 0,
    compounding,
  });
  const year = new Decimal(7).div(100).div(times).plus(1).pow(times);
  expect(relativeError(totalValue, year.pow(20).times(10_000))).toBeLessThan(1e-12);
  expect(relativeError(annualYield, year.minus(1).times(100))).toBeLessThan(1e-12);
});

test("the more often interest is added, the more it is", () => {
  const [yearly, monthly, daily] = (["yearly", "monthly", "daily"] as const).map(
    (compounding) => compoundInterest({ ...savings, compounding }).totalValue,
  );
  expect(monthly).toBeGreaterThan(yearly ?? NaN);
  expect(daily).toBeGreaterThan(monthly ?? NaN);
});

test("money doubles when the rule of doubling says, whatever is put in", () => {
  const yearly = { ...savings, compounding: "yearly" as const };
  // ln 2 ÷ ln 1.07, and the year that 100% a year takes.
  expect(compoundInterest({ ...yearly, annualRate: 7 }).doublingYears).toBeCloseTo(10.24476835, 8);
  expect(compoundInterest({ ...yearly, annualRate: 100 }).doublingYears).toBeCloseTo(1, 12);
  expect(compoundInterest({ ...yearly, annualRate: 0 }).doublingYears).toBeNull();
});

test("nothing put in stays nothing", () => {
  const nothing = compoundInterest({ ...savings, principal: 0, monthlyContribution: 0 });
  expect([nothing.totalValue, nothing.totalInterest, nothing.inTodaysDollars]).toEqual([0, 0, 0]);
});

test("inflation changes the value in today’s dollars and nothing else", () => {
  const still = compoundInterest({ ...savings, inflation: 0 });
  const { inTodaysDollars, ...rest } = compoundInterest({ ...savings, inflation: 3 });
  expect(still.inTodaysDollars).toBe(still.totalValue);
  expect(inTodaysDollars).toBeCloseTo(still.totalValue / 1.03 ** 20, 8);
  expect({ ...rest, inTodaysDollars: 0 }).toEqual({ ...still, inTodaysDollars: 0 });
});

test("HZ51: $1,000 at 100% for 1,000 years is beyond any number", () => {
  const { totalValue } = compoundInterest({
    principal: 1000,
    annualRate: 100,
    monthlyContribution: 0,
    years: 1000,
  });
  expect(totalValue).toBe(Infinity);
});

test("the rate of a month is a twelfth of a rate compounded monthly, in percent", () => {
  const { monthlyRate } = compoundInterest({ ...savings, annualRate: 6 });
  expect(monthlyRate).toBeCloseTo(0.5, 12);
});

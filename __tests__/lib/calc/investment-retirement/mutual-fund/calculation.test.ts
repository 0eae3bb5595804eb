import fc from "fast-check";

import { mutualFund } from "@/lib/calc/investment-retirement/mutual-fund/calculation";

import { exactFutureValue, relativeError } from "../../../finance/oracle";

const fund = { monthlyInvestment: 300, annualReturn: 8, years: 15 };

const funds = fc.record({
  monthlyInvestment: fc.integer({ min: 1, max: 20_000 }),
  annualReturn: fc.integer({ min: 0, max: 3_000 }).map((cents) => cents / 100),
  years: fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4),
  expenseRatio: fc.integer({ min: 0, max: 500 }).map((cents) => cents / 100),
});

test("agrees with the equation at 60 digits, at the return less the expense ratio", () => {
  fc.assert(
    fc.property(funds, (input) => {
      const { totalValue, totalInvested, wealthGained } = mutualFund(input);
      const { annualReturn, expenseRatio, years, monthlyInvestment } = input;
      const net = (annualReturn - expenseRatio) / 1200;
      const exact = exactFutureValue(net, years * 12, monthlyInvestment).neg();
      // The float dust of the difference is dropped: 0.3 − 0.3 is 0 and nothing beside it.
      expect(relativeError(totalValue, exact)).toBeLessThan(1e-11);
      expect(Math.abs(totalInvested + wealthGained - totalValue)).toBeLessThanOrEqual(
        1e-11 * totalInvested + 1e-11 * totalValue,
      );
    }),
  );
});

test("without an expense ratio nothing is taken", () => {
  const { costOfExpenses, totalValue } = mutualFund(fund);
  expect(costOfExpenses).toBe(0);
  expect(totalValue).toBeCloseTo(103_811.46648345, 8);
});

test("expenses cost what the value is lower by, and cost more the higher they are", () => {
  const free = mutualFund(fund).totalValue;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (cents) => {
      const low = mutualFund({ ...fund, expenseRatio: cents / 100 });
      const high = mutualFund({ ...fund, expenseRatio: (cents + 1) / 100 });
      expect(low.costOfExpenses + low.totalValue).toBeCloseTo(free, 8);
      expect(high.costOfExpenses).toBeGreaterThan(low.costOfExpenses);
    }),
  );
});

test("expenses above the return lose money, every year of it", () => {
  const { wealthGained, totalValue, totalInvested, byYear } = mutualFund({
    ...fund,
    annualReturn: 0.5,
    expenseRatio: 1.5,
  });
  expect(wealthGained).toBeLessThan(0);
  expect(totalValue).toBeLessThan(totalInvested);
  for (const { growth } of byYear) expect(growth).toBeLessThan(0);
});

test("expenses as high as the return give back what was paid in", () => {
  const { totalValue, wealthGained } = mutualFund({
    ...fund,
    annualReturn: 0.3,
    expenseRatio: 0.1 + 0.2,
  });
  expect([totalValue, wealthGained]).toEqual([54_000, 0]);
});

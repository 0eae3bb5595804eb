import fc from "fast-check";

import { sip } from "@/lib/calc/investment-retirement/sip/calculation";

import { exactFutureValue, relativeError } from "../../../finance/oracle";

const plan = { monthlyInvestment: 250, annualReturn: 7, years: 25 };

const plans = fc.record({
  monthlyInvestment: fc.integer({ min: 1, max: 20_000 }),
  annualReturn: fc.oneof(fc.constantFrom(0, 1e-13), fc.double({ min: 0.01, max: 40, noNaN: true })),
  years: fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4),
});

test("agrees with the equation at 60 digits, and its parts make it up", () => {
  fc.assert(
    fc.property(plans, (input) => {
      const { totalValue, totalInvested, wealthGained } = sip(input);
      const { annualReturn, years, monthlyInvestment } = input;
      const exact = exactFutureValue(annualReturn / 1200, years * 12, monthlyInvestment).neg();
      expect(relativeError(totalValue, exact)).toBeLessThan(1e-12);
      expect(Math.abs(totalInvested + wealthGained - totalValue)).toBeLessThanOrEqual(
        1e-11 * totalValue,
      );
    }),
  );
});

test("at 0% the plan is worth what was paid in", () => {
  const { totalValue, wealthGained } = sip({ ...plan, annualReturn: 0 });
  expect([totalValue, wealthGained]).toEqual([75_000, 0]);
});

test("a year later is the same plan with a year less", () => {
  expect(sip(plan).startedAYearLater).toBe(sip({ ...plan, years: 24 }).totalValue);
});

test.each([0.5, 1])("a plan of %d years has no year to wait", (years) => {
  expect(sip({ ...plan, years }).startedAYearLater).toBeNull();
});

test("waiting costs at least the year’s payments, and more the higher the return", () => {
  fc.assert(
    fc.property(plans, (input) => {
      const { totalValue, startedAYearLater } = sip(input);
      if (startedAYearLater === null) return;
      const cost = totalValue - startedAYearLater;
      expect(cost).toBeGreaterThanOrEqual(12 * input.monthlyInvestment - 1e-9 * totalValue);
      const higher = sip({ ...input, annualReturn: input.annualReturn + 1 });
      expect(higher.totalValue - (higher.startedAYearLater ?? NaN)).toBeGreaterThan(
        cost - 1e-9 * totalValue,
      );
    }),
  );
});

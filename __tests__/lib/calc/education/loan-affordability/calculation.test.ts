import fc from "fast-check";

import {
  loanAffordability,
  type LoanAffordabilityInput,
} from "@/lib/calc/education/loan-affordability/calculation";
import { levelLoan } from "@/lib/finance/loan/level-loan";

import { exactPresentValue, relativeError } from "../../../finance/oracle";

const plan: LoanAffordabilityInput = { monthlyPayment: 300, annualRate: 6.5, years: 10 };

const plans: fc.Arbitrary<LoanAffordabilityInput> = fc.record({
  monthlyPayment: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
  annualRate: fc.oneof(fc.constantFrom(0, 1e-12), fc.double({ min: 0.01, max: 60, noNaN: true })),
  years: fc.integer({ min: 1, max: 160 }).map((quarters) => quarters / 4),
});

test("agrees with the equation at 60 digits", () => {
  fc.assert(
    fc.property(plans, (input) => {
      const { monthlyPayment, annualRate, years } = input;
      const exact = exactPresentValue(annualRate / 1200, years * 12, -monthlyPayment);
      const { affordableLoanAmount } = loanAffordability(input);
      expect(relativeError(affordableLoanAmount, exact)).toBeLessThan(1e-12);
    }),
  );
});

test("the loan takes exactly the payment that it was found for", () => {
  fc.assert(
    fc.property(plans, (input) => {
      const { affordableLoanAmount, totalPayment } = loanAffordability(input);
      const loan = levelLoan(input.annualRate, input.years, affordableLoanAmount);
      const near = (one: number, other: number) =>
        expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-12 * other);
      near(loan.monthlyPayment, input.monthlyPayment);
      near(loan.totalPayment, totalPayment);
    }),
  );
});

test("a rate of a trillionth of a percent a month takes no dollars off the loan", () => {
  const { affordableLoanAmount } = loanAffordability({
    monthlyPayment: 100,
    annualRate: 12e-12,
    years: 20,
  });
  expect(affordableLoanAmount).toBeCloseTo(23_999.9999999711, 9);
});

test("at 0% the loan is all of the payments, with no interest and no dust", () => {
  const { affordableLoanAmount, totalInterest } = loanAffordability({
    monthlyPayment: 318.17,
    annualRate: 0,
    years: 10,
  });
  expect(affordableLoanAmount).toBeCloseTo(38_180.4, 9);
  expect(totalInterest).toBe(0);
});

test("a fraction of a year is twelve times as many months, unrounded", () => {
  expect(loanAffordability({ ...plan, years: 1.1 }).totalPayment).toBeCloseTo(300 * 13.2, 9);
});

test("more payment or time affords more, a higher rate less", () => {
  const { affordableLoanAmount } = loanAffordability(plan);
  const more = (change: Partial<LoanAffordabilityInput>) =>
    loanAffordability({ ...plan, ...change }).affordableLoanAmount;
  expect(more({ monthlyPayment: 600 })).toBeCloseTo(2 * affordableLoanAmount, 9);
  expect(more({ years: 11 })).toBeGreaterThan(affordableLoanAmount);
  expect(more({ annualRate: 7 })).toBeLessThan(affordableLoanAmount);
});

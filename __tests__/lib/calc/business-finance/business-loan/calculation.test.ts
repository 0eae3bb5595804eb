import fc from "fast-check";

import { businessLoan } from "@/lib/calc/business-finance/business-loan/calculation";
import { cumulativeInterest } from "@/lib/finance/loan/cumulative-interest";
import { sumBy } from "@/lib/finance/sum-by";

import { exactPayment, relativeError } from "../../../finance/oracle";

const loans = fc.record({
  loanAmount: fc.integer({ min: 100, max: 1e9 }).map((cents) => cents / 100),
  annualRate: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 6_000 }).map((hundredths) => hundredths / 100),
  ),
  years: fc.integer({ min: 1, max: 30 }),
});

test("the payment is the one of the defining equation, at 60 digits", () => {
  fc.assert(
    fc.property(loans, ({ loanAmount, annualRate, years }) => {
      const { monthlyPayment } = businessLoan({ loanAmount, annualRate, years });
      const exact = exactPayment(annualRate / 1200, years * 12, -loanAmount);
      expect(relativeError(monthlyPayment, exact)).toBeLessThan(1e-12);
    }),
  );
});

test("the first year is twelve payments, and its interest what CUMIPMT counts", () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { monthlyPayment, firstYearPayments, firstYearInterest } = businessLoan(loan);
      const { annualRate, years, loanAmount } = loan;
      const interest = -cumulativeInterest(annualRate / 1200, years * 12, loanAmount, 1, 12, 0);
      expect(firstYearPayments / monthlyPayment).toBeCloseTo(12, 9);
      expect(Math.abs(firstYearInterest - interest)).toBeLessThanOrEqual(1e-9 * loanAmount);
    }),
  );
});

test("the rows repay the loan and add up to the totals", () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const { schedule, totalPayment, totalInterest } = businessLoan(loan);
      const near = (sum: number, total: number) =>
        expect(Math.abs(sum - total)).toBeLessThanOrEqual(1e-9 * Math.max(1, totalPayment));
      near(
        sumBy(schedule, ({ principal }) => principal),
        loan.loanAmount,
      );
      near(
        sumBy(schedule, ({ payment }) => payment),
        totalPayment,
      );
      near(
        sumBy(schedule, ({ interest }) => interest),
        totalInterest,
      );
      expect(schedule.at(-1)?.balance).toBe(0);
    }),
    { numRuns: 50 },
  );
});

test("without interest the loan costs what was borrowed: exactly 0 on top", () => {
  expect(businessLoan({ loanAmount: 12_000, annualRate: 0, years: 1 })).toMatchObject({
    monthlyPayment: 1_000,
    totalPayment: 12_000,
    totalInterest: 0,
    firstYearInterest: 0,
  });
});

test("a term of less than a year has no more payments than months", () => {
  const result = businessLoan({ loanAmount: 9_000, annualRate: 12, years: 0.75 });
  expect(result.schedule).toHaveLength(9);
  expect(result.firstYearPayments).toBeCloseTo(result.totalPayment, 9);
  expect(result.firstYearInterest).toBeCloseTo(result.totalInterest, 9);
});

import fc from "fast-check";

import { realEstateRoi } from "@/lib/calc/mortgage-real-estate/real-estate-roi/calculation";

const rental = {
  purchasePrice: 250_000,
  downPaymentPercent: 25,
  closingCosts: 5_000,
  rehabCosts: 10_000,
  monthlyRent: 2_200,
  vacancyRate: 5,
  monthlyOperatingExpenses: 600,
  monthlyPrincipalInterest: 1_100,
};

const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
const rentals = fc.record({
  purchasePrice: fc.integer({ min: 1, max: 1e9 }),
  downPaymentPercent: fc.integer({ min: 1, max: 100 }),
  closingCosts: cents(1e7),
  rehabCosts: cents(1e7),
  monthlyRent: cents(1e7),
  vacancyRate: fc.integer({ min: 0, max: 99 }),
  monthlyOperatingExpenses: cents(1e7),
  monthlyPrincipalInterest: cents(1e7),
});

test("paid in cash without further costs, the return is the cap rate", () => {
  fc.assert(
    fc.property(rentals, (any) => {
      const { cashOnCashReturn, capRate, debtServiceCoverage } = realEstateRoi({
        ...any,
        downPaymentPercent: 100,
        closingCosts: 0,
        rehabCosts: 0,
        monthlyPrincipalInterest: 0,
      });
      expect(cashOnCashReturn).toBe(capRate);
      expect(debtServiceCoverage).toBeNull();
    }),
  );
});

test("the cash flow is positive exactly where the loan is covered more than once", () => {
  fc.assert(
    fc.property(rentals, (any) => {
      const { cashFlowBeforeTax, debtServiceCoverage } = realEstateRoi(any);
      fc.pre(debtServiceCoverage !== null && Math.abs(cashFlowBeforeTax) > 0.001);
      expect(cashFlowBeforeTax > 0).toBe((debtServiceCoverage as number) > 1);
    }),
  );
});

test("a dollar more of principal and interest is twelve less of cash flow, and no less of income", () => {
  fc.assert(
    fc.property(rentals, (any) => {
      const before = realEstateRoi(any);
      const after = realEstateRoi({
        ...any,
        monthlyPrincipalInterest: any.monthlyPrincipalInterest + 1,
      });
      expect(after.netOperatingIncome).toBe(before.netOperatingIncome);
      expect(before.cashFlowBeforeTax - after.cashFlowBeforeTax).toBeCloseTo(12, 5);
      expect(after.cashOnCashReturn).toBeLessThan(before.cashOnCashReturn);
    }),
  );
});

test("vacancy lowers the rent alone, not what the property costs", () => {
  const empty = realEstateRoi({ ...rental, vacancyRate: 50 });
  expect(empty.netOperatingIncome).toBeCloseTo(13_200 - 7_200, 9);
  expect(empty.cashFlowBeforeTax).toBeCloseTo(13_200 - 7_200 - 13_200, 9);
  expect(empty.debtServiceCoverage).toBeCloseTo(6_000 / 13_200, 12);
});

test("float dust is no cash flow", () => {
  // 0.3 × 12 − 0.1 × 12 − 0.2 × 12 is not 0 in binary fractions.
  const even = realEstateRoi({
    ...rental,
    monthlyRent: 0.3,
    vacancyRate: 0,
    monthlyOperatingExpenses: 0.1,
    monthlyPrincipalInterest: 0.2,
  });
  expect(even.cashFlowBeforeTax).toBe(0);
  expect(even.cashOnCashReturn).toBe(0);
});

test("cash too little to be a number returns nothing, rather than infinitely much", () => {
  const { totalCashInvested, cashOnCashReturn } = realEstateRoi({
    ...rental,
    purchasePrice: 1e-200,
    downPaymentPercent: 1e-200,
    closingCosts: 0,
    rehabCosts: 0,
  });
  expect([totalCashInvested, cashOnCashReturn]).toEqual([0, 0]);
});

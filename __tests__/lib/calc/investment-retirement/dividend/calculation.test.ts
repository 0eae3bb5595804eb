import Decimal from "decimal.js";
import fc from "fast-check";

import { dividend } from "@/lib/calc/investment-retirement/dividend/calculation";

import { relativeError } from "../../../finance/oracle";

const holdings = fc.record({
  shares: fc.integer({ min: 1, max: 1e9 }).map((thousandths) => thousandths / 1_000),
  dividendPerShare: fc.integer({ min: 0, max: 1e7 }).map((mills) => mills / 10_000),
  frequency: fc.integer({ min: 1, max: 365 }),
});

test("agrees with the products in decimals", () => {
  fc.assert(
    fc.property(holdings, ({ shares, dividendPerShare, frequency }) => {
      const result = dividend({ shares, dividendPerShare, frequency });
      const once = new Decimal(shares).times(dividendPerShare);
      expect(relativeError(result.perPayment, once)).toBeLessThan(1e-15);
      expect(relativeError(result.annual, once.times(frequency))).toBeLessThan(1e-15);
    }),
  );
});

test("a share's year times the shares is the year of all, and the yield times its price", () => {
  fc.assert(
    fc.property(holdings, fc.integer({ min: 1, max: 1e6 }), (holding, cents) => {
      fc.pre(holding.dividendPerShare > 0);
      const sharePrice = cents / 100;
      const { annual, annualPerShare, dividendYield } = dividend({ ...holding, sharePrice });
      expect((annualPerShare * holding.shares) / annual).toBeCloseTo(1, 12);
      expect(((dividendYield as number) * sharePrice) / 100 / annualPerShare).toBeCloseTo(1, 12);
    }),
  );
});

test("more shares, a higher dividend or more payments never pay less", () => {
  fc.assert(
    fc.property(holdings, fc.integer({ min: 1, max: 1_000 }), (holding, change) => {
      const { annual } = dividend(holding);
      for (const name of ["shares", "dividendPerShare", "frequency"] as const)
        expect(
          dividend({ ...holding, [name]: holding[name] + change }).annual,
        ).toBeGreaterThanOrEqual(annual);
    }),
  );
});

test("a dividend of 0 pays nothing, and yields nothing", () => {
  expect(dividend({ shares: 100, dividendPerShare: 0, frequency: 4, sharePrice: 20 })).toEqual({
    perPayment: 0,
    annual: 0,
    annualPerShare: 0,
    dividendYield: 0,
  });
});

test("without a price there is no yield, and the other figures are the same", () => {
  const holding = { shares: 240, dividendPerShare: 0.62, frequency: 4 };
  const priced = dividend({ ...holding, sharePrice: 85 });
  expect(dividend(holding)).toEqual({ ...priced, dividendYield: null });
  expect(dividend({ ...holding, sharePrice: 0 }).dividendYield).toBeNull();
  // 4 × 0.62 = 2.48 a year on 85.
  expect(priced.dividendYield).toBeCloseTo(2.48 / 0.85, 12);
});

import fc from "fast-check";

import { annuityFactor } from "@/lib/finance/time-value/annuity-factor";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";

import { rates, terms } from "../arbitraries";
import { exactPresentValue, relativeError } from "../oracle";

test("is the number of periods when there is no interest", () => {
  expect(annuityFactor(0, 360)).toBe(360);
});

test("is 1 / rate for ever", () => {
  expect(annuityFactor(0.005, Infinity)).toBe(200);
  expect(annuityFactor(10 / 12, 12_000)).toBeCloseTo(1.2, 14);
});

test("agrees with the sum of discounted payments at 60 digits, to 1e-12", () => {
  fc.assert(
    fc.property(rates, terms, (rate, periods) => {
      const exact = exactPresentValue(rate, periods, -1);
      expect(relativeError(annuityFactor(rate, periods), exact)).toBeLessThan(1e-12);
    }),
  );
});

test("negative periods give the worth at the end", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 0.05, noNaN: true }), terms, (rate, periods) => {
      const atTheEnd = annuityFactor(rate, periods) * growthFactor(rate, periods);
      expect(-annuityFactor(rate, -periods) / atTheEnd).toBeCloseTo(1, 11);
    }),
  );
});

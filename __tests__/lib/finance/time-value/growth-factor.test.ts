import fc from "fast-check";

import { growthFactor } from "@/lib/finance/time-value/growth-factor";

import { rates, terms } from "../arbitraries";
import { reader, relativeError } from "../oracle";

test("compounds, and discounts for negative periods", () => {
  expect(growthFactor(0.1, 2)).toBeCloseTo(1.21, 14);
  expect(growthFactor(0.1, -2)).toBeCloseTo(1 / 1.21, 14);
  expect(growthFactor(0.1, 0)).toBe(1);
  expect(growthFactor(0, 360)).toBe(1);
});

test("overflows to Infinity and underflows to 0", () => {
  expect(growthFactor(10, 12_000)).toBe(Infinity);
  expect(growthFactor(10, -12_000)).toBe(0);
});

test("agrees with (1 + rate)^periods at 60 digits, to 1e-12 and nearer for less growth", () => {
  fc.assert(
    fc.property(rates, terms, fc.boolean(), (rate, months, back) => {
      const periods = back ? -months : months;
      const exact = reader(rate, months)(rate).plus(1).pow(periods);
      expect(relativeError(growthFactor(rate, periods), exact)).toBeLessThan(1e-12);
      // The exponent alone is rounded: to a part of itself.
      const exponent = months * Math.log1p(rate);
      expect(relativeError(growthFactor(rate, periods), exact)).toBeLessThan(
        2 * Number.EPSILON * (1 + exponent),
      );
    }),
  );
});

import fc from "fast-check";

import { nominalRate } from "@/lib/finance/time-value/nominal-rate";

import { rates } from "../arbitraries";
import { reader, relativeError } from "../oracle";

test("takes the compounding out", () => {
  expect(nominalRate(0.06, 12)).toBeCloseTo(0.0584106, 7);
  expect(nominalRate(0, 12)).toBe(0);
});

test("is NaN when it never compounds", () => {
  expect(nominalRate(0.06, 0.9)).toBeNaN();
  expect(nominalRate(0.06, -12)).toBeNaN();
});

test("agrees with its equation at 60 digits, to 1e-12", () => {
  fc.assert(
    fc.property(rates, fc.constantFrom(1, 2, 4, 12, 52, 365), (effective, count) => {
      const read = reader();
      const exact = read(effective).plus(1).pow(read(1).div(count)).minus(1).times(count);
      expect(relativeError(nominalRate(effective, count), exact)).toBeLessThan(1e-12);
    }),
  );
});

import fc from "fast-check";

import { effectiveRate } from "@/lib/finance/time-value/effective-rate";
import { nominalRate } from "@/lib/finance/time-value/nominal-rate";

import { rates } from "../arbitraries";
import { reader, relativeError } from "../oracle";

const times = fc.constantFrom(1, 2, 4, 12, 52, 365);

test("counts the compounding", () => {
  expect(effectiveRate(0.06, 12)).toBeCloseTo(0.0616778, 7);
  expect(effectiveRate(0.06, 1)).toBeCloseTo(0.06, 15);
  expect(effectiveRate(0, 12)).toBe(0);
});

test("is NaN when it never compounds", () => {
  expect(effectiveRate(0.06, 0.9)).toBeNaN();
  expect(effectiveRate(0.06, -12)).toBeNaN();
});

test("agrees with its equation at 60 digits, to 1e-12", () => {
  fc.assert(
    fc.property(rates, times, (nominal, count) => {
      const exact = reader(nominal, count)(nominal).div(count).plus(1).pow(count).minus(1);
      expect(relativeError(effectiveRate(nominal, count), exact)).toBeLessThan(1e-12);
    }),
  );
});

test("nominalRate takes it back", () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-15, max: 10, noNaN: true }), times, (nominal, count) => {
      const back = nominalRate(effectiveRate(nominal, count), count);
      expect(back / nominal).toBeCloseTo(1, 12);
    }),
  );
});

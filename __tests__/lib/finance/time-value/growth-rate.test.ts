import fc from "fast-check";

import { growthRate } from "@/lib/finance/time-value/growth-rate";

import { amounts } from "../arbitraries";
import { reader, relativeError } from "../oracle";

test("is the steady yearly growth", () => {
  expect(growthRate(8, 10_000, 11_000)).toBeCloseTo(0.011985, 6);
  expect(growthRate(8, 10_000, 10_000)).toBe(0);
});

test("is −1 when nothing is left, NaN when the sign changes", () => {
  expect(growthRate(8, 10_000, 0)).toBe(-1);
  expect(growthRate(8, 10_000, -1)).toBeNaN();
});

test("agrees with its equation at 60 digits, to 1e-12", () => {
  const periods = fc.integer({ min: 1, max: 100 });
  const near = fc.double({ min: -1e-6, max: 1e-6, noNaN: true });
  const later = (now: number) =>
    fc.oneof(
      amounts,
      near.map((change) => now * (1 + change)),
    );
  const pairs = amounts.chain((now) => fc.tuple(fc.constant(now), later(now)));
  fc.assert(
    fc.property(periods, pairs, (count, [now, then]) => {
      const read = reader();
      const exact = read(then).div(read(now)).pow(read(1).div(count)).minus(1);
      fc.pre(!exact.isZero());
      expect(relativeError(growthRate(count, now, then), exact)).toBeLessThan(1e-12);
    }),
  );
});

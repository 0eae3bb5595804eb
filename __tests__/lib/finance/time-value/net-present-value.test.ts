import fc from "fast-check";

import { netPresentValue } from "@/lib/finance/time-value/net-present-value";
import { presentValue } from "@/lib/finance/time-value/present-value";

/** As many digits as the source gives. */
test.each([
  ["numpy-financial, npv", 0.281, [-100, 39, 59, 55, 20], -0.0085, 4],
  ["numpy-financial, npv", 0.08, [-40_000, 5_000, 8_000, 12_000, 30_000], 3_065.22267, 5],
  ["Excel, NPV of costs a year from today", 0.1, [0, -10_000, 3_000, 4_200, 6_800], 1_188.44, 2],
  ["Excel, NPV", 0.08, [-40_000, 8_000, 9_200, 10_000, 12_000, 14_500], 1_922.06, 2],
  ["Excel, NPV", 0.08, [-40_000, 8_000, 9_200, 10_000, 12_000, 14_500, -9_000], -3_749.47, 2],
])("%s: %d of %j", (_, rate, flows, expected, digits) => {
  expect(netPresentValue(rate, flows)).toBeCloseTo(expected, digits);
});

test("level amounts are worth what PV says", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.5, max: 2, noNaN: true }),
      fc.integer({ min: 1, max: 60 }),
      (rate, periods) => {
        const flows = [0, ...Array<number>(periods).fill(100)];
        const level = presentValue(rate, periods, -100);
        expect(Math.abs(netPresentValue(rate, flows) / level - 1)).toBeLessThan(1e-11);
      },
    ),
  );
});

test("at 0% it is the sum, and each dollar more counts less the later it comes", () => {
  expect(netPresentValue(0, [-100, 60, 60])).toBe(20);
  expect(netPresentValue(0.5, [])).toBe(0);
  const later = (period: number) =>
    netPresentValue(
      0.1,
      Array.from({ length: 9 }, (_, index) => (index === period ? 1 : 0)),
    );
  for (let period = 1; period < 9; period += 1)
    expect(later(period)).toBeLessThan(later(period - 1));
});

import fc from "fast-check";

import { paybackPeriod } from "@/lib/finance/time-value/payback-period";

test.each([
  [[-10_000, 3_000, 4_200, 6_800], 2 + 2_800 / 6_800],
  [[-600, 300, 300], 2],
  [[-600, 600], 1],
  [[-600, 1_200], 0.5],
  [[-600, -300, 900], 2],
  [[-600, 900, -900, 900], 600 / 900],
  [[-600, 0, 0, 1_200], 2.5],
])("%j", (flows, expected) => {
  expect(paybackPeriod(flows)).toBeCloseTo(expected, 12);
});

test("what does not come back, and what was never paid", () => {
  expect(paybackPeriod([-600, 300])).toBeNull();
  expect(paybackPeriod([-600])).toBeNull();
  expect(paybackPeriod([-600, -100])).toBeNull();
  expect(paybackPeriod([0, -100])).toBe(0);
  expect(paybackPeriod([])).toBe(0);
});

test("ten dimes pay back a dollar with the tenth", () => {
  expect(paybackPeriod([-1, ...Array<number>(10).fill(0.1)])).toBeCloseTo(10, 9);
});

test("cut at the payback, what came in is what was paid", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.array(fc.integer({ min: -1e5, max: 1e6 }), { maxLength: 20 }),
      (cost, earned) => {
        const payback = paybackPeriod([-cost, ...earned]);
        const reached = (periods: number) => {
          const whole = Math.floor(periods);
          const before = earned.slice(0, whole).reduce((sum, flow) => sum + flow, 0);
          return before + (periods - whole) * (earned[whole] ?? 0);
        };
        if (payback !== null) expect(reached(payback)).toBeCloseTo(cost, 4);
        for (let period = 0; period <= (payback ?? earned.length + 1) - 1; period += 1)
          expect(reached(period)).toBeLessThan(cost);
      },
    ),
  );
});

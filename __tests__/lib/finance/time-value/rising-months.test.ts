import fc from "fast-check";

import { risingMonths } from "@/lib/finance/time-value/rising-months";
import { withdrawalMonths } from "@/lib/finance/time-value/withdrawal-months";

test("a balance that is drawn down month by month ends with that payment", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000).map((hundredths) => hundredths / 120_000),
      fc.integer({ min: 1, max: 10_000 }),
      fc.nat(1_000).map((hundredths) => hundredths / 10_000),
      fc.integer({ min: 1, max: 2_000_000 }),
      (rate, payment, rise, worth) => {
        let left = worth;
        let months = 0;
        const dust = 1e-9 * worth;
        while (left > dust && months < 1_201) {
          left = left * (1 + rate) - payment * (1 + rise) ** Math.floor(months / 12);
          months += 1;
        }
        // So near to an exact count, a balance carried for decades may be a cent off.
        fc.pre(Math.abs(left) > 0.02 && Math.abs(left + payment) > 0.02);
        expect(risingMonths(rate, payment, rise, worth)).toBe(months > 1_200 ? Infinity : months);
      },
    ),
  );
});

test("an exact count is not a month more for float noise", () => {
  expect(risingMonths(0, 4.35, 0, 435)).toBe(100);
  expect(risingMonths(0, 100, 0.1, 1_860)).toBe(18);
  expect(risingMonths(0, 100, 0.1, 1_860.01)).toBe(19);
});

test("is a month more than a level withdrawal that is never less, where the last is smaller", () => {
  expect(risingMonths(0.005, 1_000, 0, 100_000)).toBe(withdrawalMonths(0.005, 1_000, 100_000) + 1);
});

test("nothing is paid back by nothing, nor by interest alone", () => {
  expect(risingMonths(0, 0, 0, 100)).toBe(Infinity);
  expect(risingMonths(0.01, 100, 0, 10_000)).toBe(Infinity);
  expect(risingMonths(0.01, 100, 0.02, 10_000)).toBeLessThan(1_200);
});

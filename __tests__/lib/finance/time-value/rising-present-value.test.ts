import fc from "fast-check";

import { presentValue } from "@/lib/finance/time-value/present-value";
import { risingPresentValue } from "@/lib/finance/time-value/rising-present-value";

import { reader, relativeError } from "../oracle";

const hundredths = (min: number, max: number) =>
  fc.integer({ min, max }).map((count) => count / 10_000);

test("is each payment discounted by itself, at 60 digits", () => {
  const rates = hundredths(-500, 2_000).map((rate) => rate / 12);
  fc.assert(
    fc.property(rates, hundredths(-500, 2_000), fc.nat(480), (rate, rise, months) => {
      const read = reader(rate, months);
      const growth = read(rate).plus(1);
      let exact = read(0);
      for (let month = 1; month <= months; month += 1)
        exact = exact.plus(
          read(rise)
            .plus(1)
            .pow(Math.floor((month - 1) / 12))
            .div(growth.pow(month)),
        );
      expect(relativeError(risingPresentValue(rate, months, 1, rise), exact)).toBeLessThan(1e-12);
    }),
    { numRuns: 50 },
  );
});

test("is a level present value where nothing rises", () => {
  for (const months of [0, 6.5, 12, 263.4])
    expect(risingPresentValue(0.004, months, 2_380, 0)).toBeCloseTo(
      presentValue(0.004, months, -2_380),
      7,
    );
});

test("counts a part of a month as level payments do, at the last raise", () => {
  expect(risingPresentValue(0, 24.5, 100, 0.1)).toBeCloseTo(12 * 210 + 60.5, 9);
});

// 250,000 at 5% for 20 years buys this first payment where it rises 2% a year: worked out elsewhere with 40 digits.
test("gives back the sum that bought the payments", () => {
  expect(risingPresentValue(0.05 / 12, 240, 1403.0152117623, 0.02)).toBeCloseTo(250_000, 5);
});

test("a raise that outruns the discount is worth more each year, and no payment nothing", () => {
  expect(risingPresentValue(0, 36, 1, 1)).toBeCloseTo(12 * 7, 9);
  expect(risingPresentValue(0.01, 12_000, 0, 10)).toBe(0);
  expect(risingPresentValue(0, 12_000, 1, 10)).toBe(Infinity);
});

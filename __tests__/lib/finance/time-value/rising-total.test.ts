import fc from "fast-check";

import { risingTotal } from "@/lib/finance/time-value/rising-total";

import { reader, relativeError } from "../oracle";

const rates = fc.oneof(
  fc.constantFrom(0, 1e-15, 1e-10),
  fc.double({ min: 1e-6, max: 10, noNaN: true }),
);
const amounts = fc.integer({ min: 1, max: 1e12 });

test("is the sum of the years one by one, at 60 digits", () => {
  fc.assert(
    fc.property(rates, fc.integer({ min: 1, max: 400 }), amounts, (rate, quarters, amount) => {
      const years = quarters / 4;
      const read = reader(rate, years);
      const rise = read(rate).plus(1);
      let exact = read(0);
      for (let year = 0; year < years; year += 1)
        exact = exact.plus(
          rise
            .pow(year)
            .times(amount)
            .times(Math.min(1, years - year)),
        );
      expect(relativeError(risingTotal(rate, years, amount), exact)).toBeLessThan(1e-12);
    }),
  );
});

test("rises from the second year, and counts a part of the last one", () => {
  expect(risingTotal(0.1, 1, 100)).toBeCloseTo(100, 12);
  expect(risingTotal(0.1, 2, 100)).toBeCloseTo(210, 12);
  expect(risingTotal(0.1, 2.5, 100)).toBeCloseTo(210 + 60.5, 12);
  expect(risingTotal(0.1, 0.25, 100)).toBe(25);
  expect(risingTotal(0.1, 0, 100)).toBe(0);
});

test("a rate of 0 is a plain product, and an amount of 0 nothing at any rate", () => {
  expect(risingTotal(0, 7.5, 100)).toBe(750);
  expect(risingTotal(10, 1000, 0)).toBe(0);
  expect(risingTotal(10, 1000, 1)).toBe(Infinity);
});

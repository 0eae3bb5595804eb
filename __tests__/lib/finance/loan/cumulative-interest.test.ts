import fc from "fast-check";

import { cumulativeInterest } from "@/lib/finance/loan/cumulative-interest";

import { amounts, monthly, rates, timings } from "../arbitraries";
import { exactInterestPayment, relativeError } from "../oracle";

test("is the total interest over the whole term", () => {
  expect(cumulativeInterest(0.005, 360, 100_000, 1, 360, 0)).toBeCloseTo(-115_838.19, 2);
  expect(cumulativeInterest(0, 360, 100_000, 1, 360, 0)).toBe(0);
});

test.each([
  [0, 12],
  [2, 1],
  [1, 13],
  [1.5, 3],
  [1, NaN],
])("is NaN from %d to %d of 12", (start, end) => {
  expect(cumulativeInterest(0.005, 12, 100, start, end, 0)).toBeNaN();
});

test("keeps the digits of a rate of 1e-13% a year", () => {
  // To the first order the interest is rate × balance: 12 + 11 + … + 1 twelfths of the principal.
  const interest = cumulativeInterest(monthly(1e-13), 12, 1200, 1, 12, 0);
  expect(interest / (-monthly(1e-13) * 100 * 78)).toBeCloseTo(1, 12);
});

test("agrees with the sum of each period's interest at 60 digits, to 1e-12", () => {
  const term = fc.integer({ min: 1, max: 480 });
  fc.assert(
    fc.property(
      rates,
      term,
      term,
      term,
      amounts,
      timings,
      (rate, months, one, other, amount, type) => {
        const [start, end] = [one, other]
          .map((period) => 1 + (period % months))
          .toSorted((a, b) => a - b);
        if (start === undefined || end === undefined) return;
        let exact = exactInterestPayment(rate, start, months, amount, 0, type);
        const stop = Math.min(end, start + 11); // a year is enough: 480 terms of 60 digits are slow
        for (let period = start + 1; period <= stop; period++) {
          exact = exact.plus(exactInterestPayment(rate, period, months, amount, 0, type));
        }
        const interest = cumulativeInterest(rate, months, amount, start, stop, type);
        expect(relativeError(interest, exact)).toBeLessThan(1e-12);
      },
    ),
    { numRuns: 50 },
  );
});

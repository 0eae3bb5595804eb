import fc from "fast-check";

import { monthsToBalance } from "@/lib/finance/loan/months-to-balance";
import { remainingBalance } from "@/lib/finance/loan/remaining-balance";
import { wholeCount } from "@/lib/finance/whole-count";

import { monthly, rates } from "../arbitraries";

test("a balance that a payment meets exactly is reached with it", () => {
  // $360,000 at 0% over 30 years: $1,000 a month.
  expect(monthsToBalance(0, 360, 360_000, 320_000)).toBe(40);
  expect(monthsToBalance(0, 360, 360_000, 319_999.99)).toBe(41);
  expect(monthsToBalance(0, 360, 360_000, 0)).toBe(360);
});

test("a loan that begins within the limit needs no payment", () => {
  expect(monthsToBalance(0.005, 360, 100_000, 100_000)).toBe(0);
  expect(monthsToBalance(0.005, 360, 0, 0)).toBe(0);
});

test("it is the first payment after which no more than the limit is owed", () => {
  fc.assert(
    fc.property(
      rates,
      fc.double({ min: 1, max: 480, noNaN: true }),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      (rate, term, share) => {
        const limit = 100_000 * share;
        const paid = monthsToBalance(rate, term, 100_000, limit);
        const slack = limit * 2e-9;
        expect(remainingBalance(rate, term, 100_000, paid)).toBeLessThanOrEqual(limit + slack);
        expect(remainingBalance(rate, term, 100_000, paid - 1)).toBeGreaterThan(limit - slack);
        expect(paid).toBeLessThanOrEqual(wholeCount(term, 1));
      },
    ),
  );
});

test("even at 1,000% a year", () => {
  expect(monthsToBalance(monthly(1_000), 360, 100_000, 80_000)).toBe(358);
});

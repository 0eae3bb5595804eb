import fc from "fast-check";

import { coversInterest } from "@/lib/finance/loan/covers-interest";

import { monthly } from "../arbitraries";
import { hazardNumbers } from "../hazards";

test("a payment above the first month's interest covers it", () => {
  expect(coversInterest(0.01, 100.01, 10_000)).toBe(true);
  expect(coversInterest(0.01, 99, 10_000)).toBe(false);
});

test("without interest any payment does", () => {
  expect(coversInterest(0, 0.01, 10_000)).toBe(true);
  expect(coversInterest(0, 0, 10_000)).toBe(false);
});

test.each(["HZ18", "HZ19", "HZ20", "HZ22"])("%s: not more than the interest", (id) => {
  const [balance = NaN, apr = NaN, each = NaN] = hazardNumbers(id, "balance", "aprPct", "payment");
  expect(coversInterest(monthly(apr), each, balance)).toBe(false);
});

test("HZ21: a cent more than the interest", () => {
  expect(coversInterest(monthly(12), 100.01, 10_000)).toBe(true);
});

test("equal is not covered, whatever the doubles make of it, and a cent more is", () => {
  // Balances of whole 1,200 dollars: then the interest is a whole number of hundredths of a cent.
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 10_000 }),
      (count, apr) => {
        const [balance, interest] = [count * 1200, (count * apr) / 100];
        expect(coversInterest(monthly(apr / 100), interest, balance)).toBe(false);
        expect(coversInterest(monthly(apr / 100), interest + 0.01, balance)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

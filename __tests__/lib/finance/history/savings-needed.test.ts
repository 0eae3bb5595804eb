import fc from "fast-check";

import { historicalReturns } from "@/lib/finance/history/historical-returns";
import { realReturnsOf } from "@/lib/finance/history/real-returns-of";
import { savingsNeeded } from "@/lib/finance/history/savings-needed";

const shares = fc.constantFrom(0, 25, 60, 75, 100);

/** Whether savings pay for every withdrawal, a year at a time. */
function last(savings: number, returns: readonly number[], withdrawals: readonly number[]) {
  let left = savings;
  for (const [year, withdrawal] of withdrawals.entries()) {
    left -= withdrawal;
    if (left < 0) return false;
    left += left * (returns[year] as number);
  }
  return true;
}

/** The least savings that last, by halving what they can be. */
function leastThatLast(returns: readonly number[], withdrawals: readonly number[]) {
  if (last(0, returns, withdrawals)) return 0;
  let [short, enough] = [0, 1];
  while (!last(enough, returns, withdrawals)) enough *= 2;
  for (let halved = 0; halved < 60; halved += 1) {
    const middle = (short + enough) / 2;
    if (last(middle, returns, withdrawals)) enough = middle;
    else short = middle;
  }
  return enough;
}

test("is what a search finds that lives through every year, in every period of 200 plans", () => {
  fc.assert(
    fc.property(
      shares,
      fc.array(fc.integer({ min: -50_000, max: 150_000 }), { minLength: 1, maxLength: 155 }),
      (stocks, withdrawals) => {
        const differences = historicalReturns(stocks, withdrawals.length).map(({ returns }) => {
          const found = leastThatLast(returns, withdrawals);
          return Math.abs(savingsNeeded(returns, withdrawals) - found) / Math.max(1, found);
        });
        expect(Math.max(...differences)).toBeLessThanOrEqual(1e-9);
      },
    ),
    { numRuns: 200 },
  );
});

test("is the closed form of level spending with an income from some year on", () => {
  fc.assert(
    fc.property(
      shares,
      fc.integer({ min: 1, max: 155 }),
      fc.nat(),
      fc.integer({ min: 0, max: 200_000 }),
      fc.nat(),
      (stocks, years, from, spending, other) => {
        const after = from % (years + 1);
        const income = other % (spending + 1);
        // What a dollar of 1871 has come to at each year, and the sums of the inverses of those before.
        const growth = [1];
        const sums = [0];
        const at = (list: readonly number[], year: number) => list[year] ?? NaN;
        for (const [year, one] of realReturnsOf(stocks).entries()) {
          sums.push(at(sums, year) + 1 / at(growth, year));
          growth.push(at(growth, year) * (1 + one));
        }
        const withdrawals = Array.from({ length: years }, (_, year) =>
          year < after ? spending : spending - income,
        );
        const differences = historicalReturns(stocks, years).map(({ start, returns }) => {
          const y = start - 1871;
          const spent = spending * (at(sums, y + years) - at(sums, y));
          const earned = income * (at(sums, y + years) - at(sums, y + after));
          const closed = at(growth, y) * (spent - earned);
          return Math.abs(savingsNeeded(returns, withdrawals) - closed) / Math.max(1, closed);
        });
        expect(Math.max(...differences)).toBeLessThanOrEqual(1e-9);
      },
    ),
  );
});

test("income that comes later pays for nothing before", () => {
  expect(savingsNeeded([0, 0, 0, 0], [100, 100, -500, 100])).toBe(200);
  expect(savingsNeeded([1, 1, 1], [100, -500, 1_000])).toBe(100);
  expect(savingsNeeded([1, 1, 1], [100, -500, 1_400])).toBe(200);
});

test("no spending, or never more than the income, needs nothing", () => {
  expect(savingsNeeded([0.1, -0.1], [0, 0])).toBe(0);
  expect(savingsNeeded([0.1, -0.1], [-5, -10])).toBe(0);
  expect(savingsNeeded([0.1, -0.1], [-5, 5.5])).toBe(0);
  expect(savingsNeeded([0.1, -0.1], [-5, 6.6])).toBeCloseTo(1, 14);
});

test("the return after the last withdrawal counts for nothing", () => {
  expect(savingsNeeded([0.25, -0.5], [100, 100])).toBe(savingsNeeded([0.25, 3], [100, 100]));
  expect(savingsNeeded([0.25], [100])).toBe(100);
});

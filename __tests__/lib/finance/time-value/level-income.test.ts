import fc from "fast-check";

import { levelIncome } from "@/lib/finance/time-value/level-income";

import { reader } from "../oracle";

test("withdrawn month by month and raised with prices, the balance ends at nothing", () => {
  fc.assert(
    fc.property(
      fc.record({
        balance: fc.integer({ min: 0, max: 5_000_000 }),
        tenthsOfRate: fc.integer({ min: 0, max: 200 }),
        tenthsOfInflation: fc.integer({ min: 0, max: 150 }),
        years: fc.integer({ min: 1, max: 60 }),
      }),
      ({ balance, tenthsOfRate, tenthsOfInflation, years }) => {
        const read = reader();
        const rate = read(tenthsOfRate).div(10);
        const inflation = read(tenthsOfInflation).div(10);
        const income = levelIncome(balance, rate.toNumber(), inflation.toNumber(), years);
        const growth = rate.div(1200).plus(1);
        const prices = inflation.div(100).plus(1).pow(read(1).div(12));
        let left = read(balance);
        let withdrawal = read(income).div(12);
        for (let month = 0; month < years * 12; month += 1) {
          withdrawal = withdrawal.mul(prices);
          left = left.mul(growth).minus(withdrawal);
        }
        const scale = growth.pow(years * 12).mul(Math.max(1, balance));
        expect(left.abs().div(scale).toNumber()).toBeLessThan(1e-12);
      },
    ),
    { numRuns: 50 },
  );
});

test("without return and prices it is the plain share, of half a year too", () => {
  expect(levelIncome(90_000, 0, 0, 30)).toBe(3_000);
  expect(levelIncome(90_000, 0, 0, 0.5)).toBe(180_000);
  expect(levelIncome(0, 5, 3, 30)).toBe(0);
});

test("a return as large as inflation leaves the plain share of what it buys today", () => {
  // 12 × ((1.03)^(1/12) − 1) a month is 3% a year.
  const asPrices = 1200 * (1.03 ** (1 / 12) - 1);
  expect(levelIncome(90_000, asPrices, 3, 30)).toBeCloseTo(3_000, 8);
});

import fc from "fast-check";

import { sumBy } from "@/lib/finance/sum-by";
import { growthByYear } from "@/lib/finance/time-value/growth-by-year";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";

import { exactFutureValue, relativeError } from "../oracle";

const percents = fc.oneof(
  fc.constantFrom(0, 1e-13, 1e-10),
  fc.double({ min: 0.01, max: 40, noNaN: true }),
);
const quarters = fc.integer({ min: 1, max: 240 }).map((count) => count / 4);
const dollars = fc.integer({ min: 0, max: 1_000_000 });

test("each balance is the exact one, and the rows lead from one to the next", () => {
  fc.assert(
    fc.property(percents, quarters, dollars, dollars, (annualRate, years, monthly, opening) => {
      const rows = growthByYear(annualRate, years, monthly, opening);
      let before = opening;
      for (const { year, contributed, growth, balance } of rows) {
        const exact = exactFutureValue(annualRate / 1200, year * 12, monthly, opening).neg();
        expect(relativeError(balance, exact)).toBeLessThan(1e-11);
        expect(Math.abs(before + contributed + growth - balance)).toBeLessThanOrEqual(
          1e-12 * balance,
        );
        before = balance;
      }
    }),
  );
});

test("the rows add up to all that was paid in and all that was earned", () => {
  fc.assert(
    fc.property(percents, quarters, dollars, dollars, (annualRate, years, monthly, opening) => {
      const rows = growthByYear(annualRate, years, monthly, opening);
      const paidIn = sumBy(rows, ({ contributed }) => contributed);
      const earned = sumBy(rows, ({ growth }) => growth);
      const whole = growthEarned(annualRate / 1200, years * 12, monthly, opening);
      expect(Math.abs(paidIn - monthly * years * 12)).toBeLessThanOrEqual(1e-12 * paidIn);
      expect(Math.abs(earned - whole)).toBeLessThanOrEqual(1e-11 * whole);
    }),
  );
});

test("a term that ends within a year ends in a shorter row", () => {
  const rows = growthByYear(0, 2.5, 100, 1000);
  expect(rows.map(({ year }) => year)).toEqual([1, 2, 2.5]);
  expect(rows.map(({ contributed }) => contributed)).toEqual([1200, 1200, 600]);
  expect(rows.map(({ balance }) => balance)).toEqual([2200, 3400, 4000]);
  expect(rows.map(({ growth }) => growth)).toEqual([0, 0, 0]);
});

test("float dust in the term is not a year", () => {
  expect(growthByYear(5, 0.1 + 0.2 + 0.7, 100, 0)).toHaveLength(1);
  expect(growthByYear(5, 3 + 1e-13, 100, 0)).toHaveLength(3);
});

test("contributions that rise are those of their year, month by month", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 30, noNaN: true }),
      fc.integer({ min: 1, max: 40 }),
      dollars,
      dollars,
      fc.double({ min: 0.01, max: 30, noNaN: true }),
      (annualRate, years, monthly, opening, rise) => {
        const rows = growthByYear(annualRate, years, monthly, opening, rise);
        let balance = opening;
        for (const [before, row] of rows.entries()) {
          const paid = monthly * (1 + rise / 100) ** before;
          const opened = balance;
          for (let month = 0; month < 12; month += 1)
            balance += (balance * annualRate) / 1200 + paid;
          const dust = 1e-9 * Math.max(1, balance);
          expect(row.year).toBe(before + 1);
          expect(Math.abs(row.contributed - 12 * paid)).toBeLessThanOrEqual(dust);
          expect(Math.abs(row.balance - balance)).toBeLessThanOrEqual(dust);
          expect(Math.abs(row.growth - (balance - opened - 12 * paid))).toBeLessThanOrEqual(dust);
        }
      },
    ),
  );
});

test("without a rise the rows are those of level contributions", () => {
  expect(growthByYear(6, 2.5, 100, 1000, 0)).toEqual(growthByYear(6, 2.5, 100, 1000));
});

import fc from "fast-check";

import { sumBy } from "@/lib/finance/sum-by";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { investedByYear } from "@/lib/finance/time-value/invested-by-year";

const rates = fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100);
const dollars = fc.integer({ min: 0, max: 1_000_000 });
const yearly = fc.record({ amount: dollars, months: fc.constantFrom(12, 12, 6, 1) });

test("is what a deposit every month comes to, the interest added by hand", () => {
  fc.assert(
    fc.property(
      rates,
      dollars,
      fc.array(yearly, { minLength: 1, maxLength: 40 }),
      (annualRate, opening, years) => {
        let balance = opening;
        const rows = investedByYear(annualRate, opening, years);
        years.forEach(({ amount, months }, index) => {
          for (let month = 0; month < months; month += 1)
            balance += (balance * annualRate) / 1200 + amount / months;
          expect(Math.abs((rows[index]?.balance ?? NaN) - balance)).toBeLessThanOrEqual(
            1e-11 * balance,
          );
        });
      },
    ),
  );
});

test("what was invested and what it earned is what there is", () => {
  fc.assert(
    fc.property(
      rates,
      dollars,
      fc.array(yearly, { maxLength: 40 }),
      (annualRate, opening, years) => {
        const rows = investedByYear(annualRate, opening, years);
        const balance = rows.at(-1)?.balance ?? opening;
        const paidIn = opening + sumBy(years, ({ amount }) => amount);
        const earned = sumBy(rows, ({ growth }) => growth);
        expect(Math.abs(paidIn + earned - balance)).toBeLessThanOrEqual(1e-11 * balance);
      },
    ),
  );
});

test("the same amount every year is one future value", () => {
  const years = Array.from({ length: 30 }, () => ({ amount: 1_200, months: 12 }));
  expect(investedByYear(7, 5_000, years).at(-1)?.balance).toBeCloseTo(
    futureValue(7 / 1200, 360, -100, -5_000),
    7,
  );
});

test("a part of a year, and no return at all", () => {
  const rows = investedByYear(0, 0, [
    { amount: 1_200, months: 12 },
    { amount: 50, months: 4.5 },
  ]);
  expect(rows.map(({ balance }) => balance)).toEqual([1_200, 1_250]);
  expect(rows.map(({ growth }) => growth)).toEqual([0, 0]);
});

import Decimal from "decimal.js";
import fc from "fast-check";

import { futureValue } from "@/lib/finance/time-value/future-value";
import { growingSavings } from "@/lib/finance/time-value/growing-savings";
import { growthByYear } from "@/lib/finance/time-value/growth-by-year";

const plans = fc.record({
  annualRate: fc.integer({ min: -1_000, max: 2_000 }).map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 480 }).map((months) => months / 12),
  contribution: fc.integer({ min: 0, max: 10_000 }),
  opening: fc.integer({ min: 0, max: 1_000_000 }),
  rise: fc.constantFrom(0, 0.5, 3, 10),
});

test("is what an account comes to month by month", () => {
  const Exact = Decimal.clone({ precision: 40 });
  fc.assert(
    fc.property(plans, (plan) => {
      let [balance, paid] = [new Exact(plan.opening), new Exact(0)];
      for (let month = 0; month < Math.round(plan.years * 12); month += 1) {
        const each = new Exact(1 + plan.rise / 100)
          .pow(Math.floor(month / 12))
          .times(plan.contribution);
        balance = balance.times(new Exact(plan.annualRate).div(1_200).plus(1)).plus(each);
        paid = paid.plus(each);
      }
      const { value, contributed, earned } = growingSavings(plan);
      const dust = 1e-8 + 1e-10 * balance.abs().plus(paid).toNumber();
      expect(Math.abs(value - balance.toNumber())).toBeLessThan(dust);
      expect(Math.abs(contributed - paid.toNumber())).toBeLessThan(dust);
      expect(Math.abs(earned - balance.minus(paid).minus(plan.opening).toNumber())).toBeLessThan(
        dust,
      );
    }),
    { numRuns: 60 },
  );
});

test("without a rise it is the level future value, to the last digit", () => {
  const { value } = growingSavings({ annualRate: 7, years: 25, contribution: 250, opening: 10 });
  expect(value).toBe(futureValue(7 / 1200, 300, -250, -10));
});

test("its rows are those of growthByYear", () => {
  const plan = { annualRate: 8, years: 2.5, contribution: 500, opening: 1_000, rise: 5 };
  expect(growingSavings(plan).byYear).toEqual(growthByYear(8, 2.5, 500, 1_000, 5));
});

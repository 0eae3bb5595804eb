import fc from "fast-check";

import { savingsNeeded } from "@/lib/finance/history/savings-needed";
import { savingsPath } from "@/lib/finance/history/savings-path";

const years = fc.array(
  fc.record({
    withdrawal: fc.integer({ min: -50_000, max: 150_000 }),
    growth: fc.double({ min: -0.4, max: 0.6, noNaN: true }),
  }),
  { minLength: 1, maxLength: 60 },
);

test("withdraws first and grows then, one year more than there are withdrawals", () => {
  expect(savingsPath([0.5, -0.5, 0.25], [100, -50, 0], 300)).toEqual([300, 300, 175, 218.75]);
});

test("savings that do not pay end at 0, and start again where a later year saves", () => {
  expect(savingsPath([0.5, 0.5, 0.5, 0.5], [100, 100, -40, 10], 120)).toEqual([120, 30, 0, 60, 75]);
});

test("with what a plan needs, no withdrawal goes short; with less one does", () => {
  fc.assert(
    fc.property(years, (plan) => {
      const returns = plan.map(({ growth }) => growth);
      const withdrawals = plan.map(({ withdrawal }) => withdrawal);
      const needed = savingsNeeded(returns, withdrawals);
      const shortest = (savings: number) => {
        const path = savingsPath(returns, withdrawals, savings);
        return Math.min(...withdrawals.map((one, year) => (path[year] ?? NaN) - one));
      };
      expect(shortest(needed)).toBeGreaterThanOrEqual(-1e-9 * (needed + 150_000));
      if (needed > 1) expect(shortest(needed - 1)).toBeLessThan(0);
    }),
  );
});

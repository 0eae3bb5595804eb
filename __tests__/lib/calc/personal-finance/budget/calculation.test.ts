import Decimal from "decimal.js";
import fc from "fast-check";

import { budget } from "@/lib/calc/personal-finance/budget/calculation";

const named = (amounts: readonly number[]) =>
  amounts.map((amount) => ({ description: "", amount }));

test("cents add up without float dust", () => {
  const { totalIncome, balance } = budget({ income: named([0.1, 0.2]), expenses: named([0.3]) });
  expect(totalIncome).toBeCloseTo(0.3, 15);
  expect(balance).toBe(0);
});

test("agrees with exact decimal sums", () => {
  const cents = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 });
  fc.assert(
    fc.property(cents, cents, (earned, spent) => {
      const dollars = (list: number[]) => list.map((value) => value / 100);
      const exact = (list: number[]) =>
        list.reduce((sum, n) => sum.plus(n), new Decimal(0)).div(100);
      const result = budget({ income: named(dollars(earned)), expenses: named(dollars(spent)) });
      expect(result.totalIncome).toBeCloseTo(exact(earned).toNumber(), 6);
      expect(result.balance).toBeCloseTo(exact(earned).minus(exact(spent)).toNumber(), 6);
    }),
  );
});

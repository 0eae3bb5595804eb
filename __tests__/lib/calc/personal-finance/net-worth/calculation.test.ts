import Decimal from "decimal.js";
import fc from "fast-check";

import { netWorth } from "@/lib/calc/personal-finance/net-worth/calculation";

const named = (amounts: readonly number[]) =>
  amounts.map((amount) => ({ description: "", amount }));

test("HZ37: assets and debts that balance to the cent leave exactly nothing", () => {
  const result = netWorth({ assets: named([1000.3, 2000.1]), liabilities: named([3000.4]) });
  expect(result.netWorth).toBe(0);
});

test("agrees with exact decimal sums", () => {
  const cents = fc.array(fc.integer({ min: 0, max: 1e11 }), { minLength: 1 });
  fc.assert(
    fc.property(cents, cents, (owned, owed) => {
      const dollars = (list: number[]) => list.map((value) => value / 100);
      const exact = (list: number[]) => list.reduce((sum, n) => sum.plus(n), new Decimal(0));
      const result = netWorth({ assets: named(dollars(owned)), liabilities: named(dollars(owed)) });
      const left = exact(owned).minus(exact(owed)).div(100).toNumber();
      expect(Math.abs(result.netWorth - left)).toBeLessThanOrEqual(
        1e-12 * Math.max(1, result.totalAssets, result.totalLiabilities),
      );
    }),
  );
});

test("paying a debt from savings changes what is owed, and not what is left", () => {
  const before = netWorth({ assets: named([21_300]), liabilities: named([9_700, 3_250]) });
  const after = netWorth({ assets: named([11_600]), liabilities: named([3_250]) });
  expect(after.netWorth).toBe(before.netWorth);
  expect(after.debtShare).toBeLessThan(before.debtShare as number);
});

test("debts have no share of nothing", () => {
  const { netWorth: left, debtShare } = netWorth({ assets: named([0]), liabilities: named([500]) });
  expect(left).toBe(-500);
  expect(debtShare).toBeNull();
});

test("the debts’ share is theirs of all that is owned, in percent", () => {
  const { debtShare } = netWorth({ assets: named([300, 100]), liabilities: named([50, 50]) });
  expect(debtShare).toBe(25);
});

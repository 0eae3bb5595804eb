import Decimal from "decimal.js";
import fc from "fast-check";

import {
  startupCosts,
  type StartupCostsInput,
} from "@/lib/calc/business-finance/startup-costs/calculation";

const named = (amounts: readonly number[]) =>
  amounts.map((amount) => ({ description: "", amount }));

const amounts = fc
  .array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 })
  .map((cents) => named(cents.map((value) => value / 100)));

const inputs: fc.Arbitrary<StartupCostsInput> = fc.record({
  oneTimeCosts: amounts,
  monthlyCosts: amounts,
  reserveMonths: fc.integer({ min: 0, max: 240 }).map((tenths) => tenths / 10),
});

test("agrees with exact decimal sums", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const exact = (items: StartupCostsInput["oneTimeCosts"]) =>
        items.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
      const result = startupCosts(input);
      const reserve = exact(input.monthlyCosts).times(input.reserveMonths);
      expect(result.totalOneTime).toBeCloseTo(exact(input.oneTimeCosts).toNumber(), 6);
      expect(result.cashReserve).toBeCloseTo(reserve.toNumber(), 4);
      expect(result.totalStartupCost).toBeCloseTo(
        exact(input.oneTimeCosts).plus(reserve).toNumber(),
        4,
      );
    }),
  );
});

test("a further month of reserve adds a month of costs, and no more", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const before = startupCosts(input);
      const after = startupCosts({ ...input, reserveMonths: input.reserveMonths + 1 });
      expect(after.totalOneTime).toBe(before.totalOneTime);
      expect(after.totalStartupCost - before.totalStartupCost).toBeCloseTo(before.totalMonthly, 4);
    }),
  );
});

test("without a reserve, opening costs what is paid once", () => {
  const { cashReserve, totalStartupCost } = startupCosts({
    oneTimeCosts: named([5_000, 1_200]),
    monthlyCosts: named([800]),
    reserveMonths: 0,
  });
  expect([cashReserve, totalStartupCost]).toEqual([0, 6_200]);
});

test("ten dimes are a dollar, paid once or every month", () => {
  const dimes = named(Array<number>(10).fill(0.1));
  const result = startupCosts({ oneTimeCosts: dimes, monthlyCosts: dimes, reserveMonths: 1 });
  expect(result).toMatchObject({
    totalOneTime: 1,
    totalMonthly: 1,
    cashReserve: 1,
    totalStartupCost: 2,
  });
});

test("half a month of reserve is half of its costs", () => {
  const { cashReserve } = startupCosts({
    oneTimeCosts: [],
    monthlyCosts: named([1_100]),
    reserveMonths: 2.5,
  });
  expect(cashReserve).toBe(2_750);
});

test("own money, the loan and the gap make up the total, or something is left over", () => {
  const dollars = fc.integer({ min: 1, max: 1e9 }).map((count) => count / 100);
  fc.assert(
    fc.property(inputs, dollars, dollars, (input, ownMoney, loan) => {
      const result = startupCosts({ ...input, ownMoney, loan });
      const { totalStartupCost, gap, leftOver } = result;
      expect(ownMoney + loan + (gap ?? NaN) - (leftOver ?? 0)).toBeCloseTo(totalStartupCost, 4);
      expect(leftOver === null || gap === 0).toBe(true);
      expect(startupCosts({ ...input, loan: 0 })).toEqual(startupCosts(input));
    }),
  );
});

test("ten dimes pay for a dollar: nothing is missing and nothing left over", () => {
  const costs = { oneTimeCosts: named([0.1, 0.2]), monthlyCosts: [], reserveMonths: 0 };
  expect(startupCosts({ ...costs, ownMoney: 0.3 })).toMatchObject({ gap: 0, leftOver: null });
  expect(startupCosts({ ...costs, ownMoney: 0.1, loan: 0.2 }).gap).toBe(0);
  expect(startupCosts(costs)).not.toHaveProperty("gap");
  expect(startupCosts(costs)).not.toHaveProperty("leftOver");
});

import Decimal from "decimal.js";
import fc from "fast-check";

import {
  cashFlowForecast,
  type CashFlowForecastInput,
} from "@/lib/calc/business-finance/cash-flow-forecast/calculation";

const named = (amounts: readonly number[]) =>
  amounts.map((amount) => ({ description: "", amount }));

const forecastOf = (
  startingBalance: number,
  months: number,
  inflows: number[],
  outflows: number[],
) =>
  cashFlowForecast({ startingBalance, months, inflows: named(inflows), outflows: named(outflows) });

const dollars = fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100);
const flows = fc.array(dollars, { minLength: 1, maxLength: 12 }).map(named);
const inputs: fc.Arbitrary<CashFlowForecastInput> = fc.record({
  startingBalance: dollars,
  months: fc.integer({ min: 1, max: 24 }),
  inflows: flows,
  outflows: flows,
});

test("balances carry: a month starts with what the last one ended with", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { schedule, endingBalance, monthlyNetCashFlow } = cashFlowForecast(input);
      expect(schedule).toHaveLength(input.months);
      expect(schedule[0]?.startingBalance).toBe(input.startingBalance);
      expect(schedule.at(-1)?.endingBalance).toBe(endingBalance);
      schedule.forEach((row, index) => {
        expect(row.month).toBe(index + 1);
        expect(row.startingBalance).toBe(
          schedule[index - 1]?.endingBalance ?? input.startingBalance,
        );
        expect(row.netCashFlow).toBe(monthlyNetCashFlow);
        expect(row.endingBalance).toBeCloseTo(row.startingBalance + row.netCashFlow, 6);
      });
    }),
  );
});

test("the end agrees with exact decimal sums", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const exact = (items: CashFlowForecastInput["inflows"]) =>
        items.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
      const net = exact(input.inflows).minus(exact(input.outflows));
      const end = net.times(input.months).plus(input.startingBalance);
      expect(cashFlowForecast(input).endingBalance).toBeCloseTo(end.toNumber(), 5);
    }),
  );
});

test("the first negative month follows months that are none, and no balance is lower than the lowest", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { schedule, firstNegativeMonth, lowestBalance, lowestMonth } = cashFlowForecast(input);
      const negative = schedule.filter(({ endingBalance }) => endingBalance < 0);
      expect(firstNegativeMonth).toBe(negative[0]?.month ?? null);

      const balances = schedule.flatMap((row) => [row.startingBalance, row.endingBalance]);
      expect(lowestBalance).toBe(Math.min(...balances));
      const reached = schedule.find((row) =>
        [row.startingBalance, row.endingBalance].includes(lowestBalance),
      );
      expect(lowestMonth).toBe(reached?.month);
    }),
  );
});

test("the gap, received every month, carries the cash to exactly the end", () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const { monthlyGap, endingBalance } = cashFlowForecast(input);
      expect(monthlyGap === null).toBe(endingBalance >= 0);
      if (monthlyGap === null) return;
      const inflows = [...input.inflows, ...named([monthlyGap ?? NaN])];
      expect(cashFlowForecast({ ...input, inflows }).endingBalance).toBeCloseTo(0, 5);
    }),
  );
});

test("thirty cents pay for three months of a dime, and leave exactly nothing", () => {
  const { endingBalance, firstNegativeMonth } = forecastOf(0.3, 3, [0], [0.1]);
  expect([endingBalance, firstNegativeMonth]).toEqual([0, null]);
  expect(forecastOf(0.3, 4, [0], [0.1]).firstNegativeMonth).toBe(4);
});

test("a small loss between large flows leaves exactly nothing too", () => {
  const { endingBalance, firstNegativeMonth } = forecastOf(0.3, 3, [5_000.1], [5_000.2]);
  expect([endingBalance, firstNegativeMonth]).toEqual([0, null]);
});

test("what comes and goes in equal parts leaves the balance alone, to the last digit", () => {
  const { schedule, lowestMonth } = forecastOf(0.7, 24, [0.1, 0.2], [0.3]);
  expect(schedule.map(({ endingBalance }) => endingBalance)).toEqual(Array(24).fill(0.7));
  expect(lowestMonth).toBe(1);
});

test("an account that is empty from the start is never below zero without a loss", () => {
  const { lowestBalance, firstNegativeMonth, monthlyGap } = forecastOf(0, 6, [400], [300]);
  expect([lowestBalance, firstNegativeMonth, monthlyGap]).toEqual([0, null, null]);
  expect(forecastOf(0, 6, [300], [400]).firstNegativeMonth).toBe(1);
});

test("what ends at nothing lacks nothing a month", () => {
  expect(forecastOf(300, 3, [100], [200])).toMatchObject({ endingBalance: 0, monthlyGap: null });
  expect(forecastOf(300, 4, [100], [200]).monthlyGap).toBe(25);
});

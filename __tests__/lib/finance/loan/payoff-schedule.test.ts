import fc from "fast-check";

import { payoffMonths } from "@/lib/finance/loan/payoff-months";
import { payoffSchedule } from "@/lib/finance/loan/payoff-schedule";
import { sumBy } from "@/lib/finance/sum-by";

import { amounts, monthly, ordinaryRates } from "../arbitraries";
import { exactFutureValue, reader, relativeError } from "../oracle";

/** A payment so far above the interest, and large enough to end within some 500 months. */
const payFor = (rate: number, balance: number, above: number) =>
  balance * (rate * (1 + above) + 0.002);
const shares = fc.double({ min: 0.01, max: 3, noNaN: true });

test("pays level amounts and a smaller last one", () => {
  const schedule = payoffSchedule(0, 100, 250);
  expect(schedule).toEqual([
    { month: 1, payment: 100, principal: 100, interest: 0, balance: 150 },
    { month: 2, payment: 100, principal: 100, interest: 0, balance: 50 },
    { month: 3, payment: 50, principal: 50, interest: 0, balance: 0 },
  ]);
});

test("HZ10: an exact multiple ends with a whole payment", () => {
  const schedule = payoffSchedule(monthly(12), 102.01, 201);
  expect(schedule).toHaveLength(2);
  expect(schedule[1]?.payment).toBeCloseTo(102.01, 9);
  expect(schedule[1]?.balance).toBe(0);
});

test("is one payment of the debt and a month's interest when that is enough", () => {
  const [only, ...rest] = payoffSchedule(0.01, 500, 100);
  expect(rest).toEqual([]);
  expect(only).toEqual({ month: 1, payment: 101, principal: 100, interest: 1, balance: 0 });
});

test("has no rows when nothing is owed or it is never repaid", () => {
  expect(payoffSchedule(0.01, 100, 0)).toEqual([]);
  expect(payoffSchedule(0.01, 100, 10_000)).toEqual([]);
  expect(payoffSchedule(0, 0, 10_000)).toEqual([]);
});

test("in each row: principal + interest = payment; the balance falls by the principal, to 0", () => {
  fc.assert(
    fc.property(ordinaryRates, amounts, shares, (rate, debt, above) => {
      const pay = payFor(rate, debt, above);
      const schedule = payoffSchedule(rate, pay, debt);
      expect(schedule).toHaveLength(payoffMonths(rate, pay, debt));
      let before = debt;
      for (const row of schedule) {
        const { payment, principal, interest, balance } = row;
        if (Math.abs(principal + interest - payment) > 1e-9 * pay)
          throw new Error(`parts: ${row.month}`);
        if (Math.abs(before - principal - balance) > 1e-9 * pay)
          throw new Error(`balance: ${row.month}`);
        if (
          balance >= before ||
          payment > pay ||
          Object.values(row).some((value) => !(value >= 0) || Object.is(value, -0))
        ) {
          throw new Error(`range: ${JSON.stringify(row)}`);
        }
        before = balance;
      }
      expect(before).toBe(0);
      expect(schedule.at(-1)?.payment).toBeGreaterThan(0);
      expect(sumBy(schedule, ({ principal }) => principal) / debt).toBeCloseTo(1, 9);
    }),
  );
});

test("agrees with a debt carried forward at 60 digits, to 1e-12 of what it has grown to", () => {
  fc.assert(
    fc.property(
      ordinaryRates,
      amounts,
      shares,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rate, debt, above, at) => {
        const pay = payFor(rate, debt, above);
        const schedule = payoffSchedule(rate, pay, debt);
        const row = schedule[Math.floor(at * (schedule.length - 1))];
        if (!row || row.month === schedule.length) return;
        // The debt and the payments so far, each with interest, nearly cancel at the end of a long
        // debt: the last digits of the inputs themselves then decide that much.
        const balance = exactFutureValue(rate, row.month, pay, -debt);
        const size = exactFutureValue(rate, row.month, 0, -debt);
        expect(relativeError(row.balance, balance, size)).toBeLessThan(1e-12);
        const owed = exactFutureValue(rate, row.month - 1, pay, -debt);
        expect(relativeError(row.interest, owed.times(reader()(rate)), size)).toBeLessThan(1e-12);
      },
    ),
  );
});

test("the last payment is what is left and a month's interest on it", () => {
  fc.assert(
    fc.property(ordinaryRates, amounts, shares, (rate, debt, above) => {
      const pay = payFor(rate, debt, above);
      const months = payoffMonths(rate, pay, debt);
      const last = payoffSchedule(rate, pay, debt).at(-1);
      const owed = exactFutureValue(rate, months - 1, pay, -debt);
      const size = exactFutureValue(rate, months, 0, -debt);
      const exact = owed.times(reader()(rate).plus(1));
      expect(relativeError(last?.payment ?? NaN, exact, size)).toBeLessThan(1e-12);
    }),
  );
});

import Decimal from "decimal.js";
import fc from "fast-check";

import { morePerMonth, payoff } from "@/lib/finance/loan/payoff";
import { sumBy } from "@/lib/finance/sum-by";

import { reader } from "../oracle";

const today = { year: 2026, month: 1, day: 31 };

/** Month after month as a lender books it, in decimals. What is left below a billionth is dust. */
function exactPayoff(annualRate: number, payment: number, balance: number) {
  const read = reader();
  const rate = read(annualRate).div(1200);
  const each = read(payment);
  let owed = read(balance);
  let months = 0;
  let paid = new Decimal(0);
  for (; owed.gt(each.times(1e-9)); months++) {
    const due = owed.plus(owed.times(rate));
    const now = Decimal.min(each, due);
    paid = paid.plus(now);
    owed = due.minus(now);
  }
  return { months, paid };
}

/** Debts that are repaid within some decades: whole cents, and a payment above the interest. */
const debts = fc
  .record({
    annualRate: fc.integer({ min: 0, max: 3_600 }).map((hundredths) => hundredths / 100),
    cents: fc.integer({ min: 100, max: 5_000_000 }),
    share: fc.integer({ min: 2, max: 400 }),
  })
  .map(({ annualRate, cents, share }) => ({
    annualRate,
    balance: cents / 100,
    payment: Math.ceil(cents * (annualRate / 1200 + share / 1000)) / 100,
  }));

const isNear = (ours: number, exact: Decimal, scale: Decimal) =>
  exact.minus(ours).abs().lte(scale.times(1e-11));

test("agrees with the debt carried forward month by month in decimals", () => {
  fc.assert(
    fc.property(debts, ({ annualRate, payment, balance }) => {
      const result = payoff(annualRate, payment, balance, today);
      const exact = exactPayoff(annualRate, payment, balance);
      const quicker = exactPayoff(annualRate, payment + morePerMonth, balance);
      expect(result.totalMonths).toBe(exact.months);
      expect(result.monthsSavedWithMore).toBe(exact.months - quicker.months);
      expect(isNear(result.totalPayment, exact.paid, exact.paid)).toBe(true);
      expect(isNear(result.totalInterest, exact.paid.minus(balance), exact.paid)).toBe(true);
      const saved = exact.paid.minus(quicker.paid);
      expect(isNear(result.interestSavedWithMore, saved, exact.paid)).toBe(true);
    }),
  );
});

test("a larger payment never takes longer and never costs more", () => {
  fc.assert(
    fc.property(debts, fc.integer({ min: 1, max: 1e6 }), (debt, cents) => {
      const slow = payoff(debt.annualRate, debt.payment, debt.balance, today);
      const quick = payoff(debt.annualRate, debt.payment + cents / 100, debt.balance, today);
      expect(quick.totalMonths).toBeLessThanOrEqual(slow.totalMonths);
      expect(quick.totalInterest).toBeLessThanOrEqual(slow.totalInterest + 1e-9 * debt.balance);
    }),
  );
});

test("a higher rate never takes less time and never costs less", () => {
  fc.assert(
    fc.property(debts, fc.integer({ min: 1, max: 3_600 }), (debt, less) => {
      const lower = Math.max(0, debt.annualRate - less / 100);
      const dear = payoff(debt.annualRate, debt.payment, debt.balance, today);
      const cheap = payoff(lower, debt.payment, debt.balance, today);
      expect(cheap.totalMonths).toBeLessThanOrEqual(dear.totalMonths);
      expect(cheap.totalInterest).toBeLessThanOrEqual(dear.totalInterest + 1e-9 * debt.balance);
    }),
  );
});

test("at 0% the months are a plain division and nothing is paid but the debt", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e7 }),
      fc.integer({ min: 1_000, max: 1e6 }),
      (owed, each) => {
        const result = payoff(0, each / 100, owed / 100, today);
        expect(result.totalMonths).toBe(Math.ceil(owed / each));
        expect(result.totalPayment).toBeCloseTo(owed / 100, 8);
        expect(result.totalInterest).toBe(0);
        expect(result.interestSavedWithMore).toBeCloseTo(0, 8);
      },
    ),
  );
});

test("the rows of the schedule add up to the totals", () => {
  fc.assert(
    fc.property(debts, ({ annualRate, payment, balance }) => {
      const { totalPayment, totalInterest, schedule } = payoff(annualRate, payment, balance, today);
      const tolerance = 1e-11 * totalPayment;
      const difference = (one: number, other: number) => Math.abs(one - other);
      expect(
        difference(
          sumBy(schedule, (row) => row.payment),
          totalPayment,
        ),
      ).toBeLessThan(tolerance);
      expect(
        difference(
          sumBy(schedule, (row) => row.interest),
          totalInterest,
        ),
      ).toBeLessThan(tolerance);
      expect(
        difference(
          sumBy(schedule, (row) => row.principal),
          balance,
        ),
      ).toBeLessThan(tolerance);
    }),
  );
});

test("HZ23: years and months are split after rounding up: 5 years, not 4 years and 12 months", () => {
  const { years, months } = payoff(0, 100, 5_970, today);
  expect([years, months]).toEqual([5, 0]);
});

test("a payment that only covers the interest gives no number to show", () => {
  expect(payoff(7.5, 7.5, 1_200, today).totalMonths).toBe(Infinity);
});

test("lists a thousand years of months and not one more", () => {
  const longest = payoff(0, 1, 12_000, today);
  expect(longest.schedule).toHaveLength(12_000);
  expect(longest.lastPayment).toEqual({ year: 3026, month: 1, day: 31 });
  const longer = payoff(0, 1, 12_001, today);
  expect(longer.totalMonths).toBe(12_001);
  expect(longer.schedule).toEqual([]);
  expect(longer.lastPayment).toBeNull();
});

import Decimal from "decimal.js";

import type { PaymentTiming } from "@/lib/finance/time-value/payment-timing";

/**
 * The same quantities from their defining equations, in decimals long enough to be wasteful.
 *
 *     presentValue × g + payment × (1 + rate × type) × (g − 1) / rate + futureValue = 0
 *     where g = (1 + rate)^periods; at rate 0: presentValue + payment × periods + futureValue = 0
 *
 * Written the naive way on purpose, with none of the rearrangements of lib/finance. 60 digits and,
 * on top, as many as (1 + rate)^periods has before its point: the naive way subtracts such numbers.
 * (That is why rates other than 0 start at 1e-18 here: far below, 1 + rate would be 1.)
 */
type Amount = number | Decimal;

/** Reads numbers with the digits that a rate and a term need. */
export function reader(rate: Amount = 0, periods: Amount = 0): (value: Amount) => Decimal {
  const growth = Math.abs((Number(periods) * Math.log1p(Number(rate))) / Math.LN10);
  const Exact = Decimal.clone({ precision: 60 + Math.ceil(growth), maxE: 9e15, minE: -9e15 });

  return (value) => {
    if (typeof value !== "number") return new Exact(value);
    // The value that a double really has. Decimal would read its shortest text, which is up to half
    // a last digit away: a difference of two such numbers would be something else.
    if (!Number.isFinite(value)) throw new Error(`${value} has no digits.`);
    let whole = value;
    let halvings = 0;
    for (; !Number.isInteger(whole); whole *= 2) halvings++;
    return new Exact(BigInt(whole).toString()).div(new Exact(2).pow(halvings));
  };
}

/** `growth` is g above, `payments` what payments of 1 have grown to by the end. */
function terms(rate: Amount, periods: Amount, type: PaymentTiming) {
  const read = reader(rate, periods);
  const r = read(rate);
  const after = (count: Amount) => {
    const growth = r.plus(1).pow(read(count));
    const payments = r.isZero() ? read(count) : growth.minus(1).div(r);
    return { growth, payments: payments.times(r.times(type).plus(1)) };
  };
  return { read, r, after, ...after(periods) };
}

export function exactPayment(
  rate: Amount,
  periods: Amount,
  presentValue: Amount,
  futureValue: Amount = 0,
  type: PaymentTiming = 0,
): Decimal {
  const { read, growth, payments } = terms(rate, periods, type);
  return growth.times(read(presentValue)).plus(read(futureValue)).div(payments).neg();
}

export function exactFutureValue(
  rate: Amount,
  periods: Amount,
  payment: Amount,
  presentValue: Amount = 0,
  type: PaymentTiming = 0,
): Decimal {
  const { read, growth, payments } = terms(rate, periods, type);
  return growth
    .times(read(presentValue))
    .plus(payments.times(read(payment)))
    .neg();
}

export function exactPresentValue(
  rate: Amount,
  periods: Amount,
  payment: Amount,
  futureValue: Amount = 0,
  type: PaymentTiming = 0,
): Decimal {
  const { read, growth, payments } = terms(rate, periods, type);
  return payments.times(read(payment)).plus(read(futureValue)).div(growth).neg();
}

export function exactPeriods(
  rate: Amount,
  payment: Amount,
  presentValue: Amount,
  futureValue: Amount = 0,
  type: PaymentTiming = 0,
): Decimal {
  const { read, r } = terms(rate, 0, type);
  const [each, now, later] = [read(payment), read(presentValue), read(futureValue)];
  if (r.isZero()) return now.plus(later).div(each).neg();
  const due = each.times(r.times(type).plus(1));
  const growth = due.minus(later.times(r)).div(due.plus(now.times(r)));
  return growth.ln().div(r.plus(1).ln());
}

/** The interest that has run up on the balance, carried forward as a lender would. */
export function exactInterestPayment(
  rate: Amount,
  period: number,
  periods: number,
  presentValue: Amount,
  futureValue: Amount = 0,
  type: PaymentTiming = 0,
): Decimal {
  const { read, r, after } = terms(rate, periods, type);
  if (type === 1 && period === 1) return read(0);

  const level = exactPayment(rate, periods, presentValue, futureValue, type);
  // Paid at the beginning, payment `period` carries the interest since the payment before it.
  const { growth, payments } = after(period - 1 - type);
  const before = growth.times(read(presentValue)).plus(payments.times(level));
  return before
    .plus(type === 1 ? level : 0)
    .times(r)
    .neg();
}

/** What is owed after `paid` payments of a loan, carried forward as a lender would. */
export function exactBalance(
  rate: Amount,
  periods: Amount,
  principal: Amount,
  paid: number,
): Decimal {
  const { read, after } = terms(rate, periods, 0);
  const { growth, payments } = after(paid);
  const level = exactPayment(rate, periods, principal);
  return growth.times(read(principal)).plus(payments.times(level));
}

/** Below this a double has fewer digits than its usual 16. */
const smallest = new Decimal("1e-290");
const largest = new Decimal(Number.MAX_VALUE);

/**
 * How far `actual` is from `exact`, as a part of `scale`: of `exact` itself, unless amounts of both
 * signs cancel in it. Then no double arithmetic can do better than a part of what cancels.
 */
export function relativeError(actual: number, exact: Decimal, scale: Decimal = exact): number {
  if (exact.abs().gt(largest)) return actual === exact.s * Infinity ? 0 : Infinity;
  if (scale.abs().lt(smallest)) return Math.abs(actual) <= 1e-289 ? 0 : Infinity;
  if (!Number.isFinite(actual)) return Infinity;
  return exact.minus(reader()(actual)).abs().div(scale.abs()).toNumber();
}

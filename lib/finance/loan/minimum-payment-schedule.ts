import type { ScheduleRow } from "./amortization-schedule";
import { coversInterest } from "./covers-interest";
import { minimumPayment, type CardMinimum } from "./minimum-payment";

/**
 * Every payment of a credit card of which only the minimum is paid, with no new purchases.
 *
 * - `rate` a month as a fraction, 0 or more
 * - `balance` in dollars, 0 or more
 *
 * Returns a row for each month until nothing is owed, at most 1,200: after 100 years the last balance is above 0.
 * No rows where nothing is owed or the first minimum does not cover its interest, because then none ever does.
 *
 *     payment(k) = minimum payment of balance(k − 1)
 *     balance(k) = balance(k − 1) × (1 + rate) − payment(k)
 *
 * @example minimumPaymentSchedule(0.22 / 12, 5_000, { minimumPercent: 1, minimumFloor: 25, minimumRule: "interest+pct" }).length // 230
 *
 * Source: 12 CFR 1026, Appendix M1: the minimum payment repayment estimate, without rounding.
 */
export function minimumPaymentSchedule(
  rate: number,
  balance: number,
  minimum: CardMinimum,
): ScheduleRow[] {
  if (!coversInterest(rate, minimumPayment(rate, balance, minimum), balance)) return [];
  const rows: ScheduleRow[] = [];
  for (let owed = balance; owed > 0 && rows.length < longest;) {
    const interest = owed * rate;
    const asked = minimumPayment(rate, owed, minimum);
    // A rest of a billionth is the last digits of a computer, and no payment more.
    const isLast = owed + interest <= asked * (1 + 1e-9);
    const payment = isLast ? owed + interest : asked;
    const principal = isLast ? owed : asked - interest;
    owed = isLast ? 0 : owed - principal;
    rows.push({ month: rows.length + 1, payment, principal, interest, balance: owed });
  }
  return rows;
}

/** Hundred years of months. */
const longest = 1_200;

import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { payment } from "@/lib/finance/time-value/payment";
import { wholeCount } from "@/lib/finance/whole-count";

import type { ScheduleRow } from "./amortization-schedule";
import { extraPaymentIn, type ExtraPayments } from "./extra-payments";
import { remainingBalance } from "./remaining-balance";

/**
 * Every payment of a loan whose borrower pays more than the level payment. The level payment stays; the last
 * payment is what is then left, with its interest.
 *
 * - `rate` per month as a fraction, 0 or more
 * - `periods` the term in months, above 0 and finite
 * - `principal` in dollars, 0 or more
 * - `extra` in dollars, each reducing the balance on the day of the regular payment
 *
 * Returns a row for each month until nothing is owed, never more than the term has. The principal parts add
 * up to `principal`, and the last balance is exactly 0.
 *
 *     balance(k) = balance of the plain loan(k) − prepaid(k)
 *     prepaid(k) = prepaid(k − 1) × (1 + rate) + extra(k)
 *
 * An extra dollar spares its own interest too, so what is prepaid grows as savings at the rate of the loan
 * would. Both parts are without cancellation, at any rate; a balance that is carried from row to row is not.
 *
 * @example prepaidSchedule(0.065 / 12, 360, 320_000, { extraMonthly: 200 }).length // 281
 */
export function prepaidSchedule(
  rate: number,
  periods: number,
  principal: number,
  extra: ExtraPayments,
): ScheduleRow[] {
  if (!Number.isFinite(periods)) return [];
  const level = payment(rate, periods, -principal);
  const longest = wholeCount(periods, 1);
  const rows: ScheduleRow[] = [];
  let owed = principal;
  let prepaid = 0;

  for (let month = 1; owed > 0; month += 1) {
    const interest = owed * rate;
    const added = extraPaymentIn(month, extra);
    const paid = level + added;
    if (month >= longest || owed + interest <= paid * (1 + dust)) {
      rows.push({ month, payment: owed + interest, principal: owed, interest, balance: 0 });
      break;
    }
    const sooner = prepaid * rate + added;
    prepaid += sooner;
    owed = remainingBalance(rate, periods, principal, month) - prepaid;
    rows.push({
      month,
      payment: paid,
      principal: level * growthFactor(rate, month - 1 - periods) + sooner,
      interest,
      balance: owed,
    });
  }
  return rows;
}

/** The part of a payment that is no payment more: the last digits of a computer. */
const dust = 1e-9;

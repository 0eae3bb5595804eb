import { amountLeft } from "@/lib/finance/amount-left";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { payment } from "@/lib/finance/time-value/payment";
import { wholeCount } from "@/lib/finance/whole-count";

import { remainingBalance } from "./remaining-balance";

/** One month of a loan, in unrounded dollars; `balance` is what is owed after the payment. */
export type ScheduleRow = {
  month: number;
  payment: number;
  principal: number;
  interest: number;
  balance: number;
};

/**
 * Every payment of a loan in level payments.
 *
 * - `rate` per period as a fraction, 0 or more
 * - `periods` the term; no rows unless it is above 0 and finite
 * - `principal` in dollars, 0 or more
 *
 * Returns a row for each period begun. A fractional term ends in a part of a period: that row pays
 * the same part of the level payment. So the payments add up to payment × periods, the principal
 * parts to `principal`, and the last balance is exactly 0.
 *
 *     principal of month k = payment × (1 + rate)^−(periods − k + 1)
 *     interest of month k = balance after month k − 1 × rate
 *
 * Each row stands on its own: carried from row to row, an error would grow as the debt would.
 *
 * @example amortizationSchedule(0.005, 360, 100_000).length // 360
 * @example amortizationSchedule(0.005, 360, 100_000)[0].principal // 99.5505…
 */
export function amortizationSchedule(
  rate: number,
  periods: number,
  principal: number,
): ScheduleRow[] {
  if (!Number.isFinite(periods)) return [];
  const level = payment(rate, periods, -principal);
  const months = wholeCount(periods, 1);

  return Array.from({ length: months }, (_, index) => {
    const month = index + 1;
    const owed = remainingBalance(rate, periods, principal, index);
    if (month === months) {
      const last = level * (periods - index);
      return {
        month,
        payment: last,
        principal: owed,
        interest: amountLeft(last, owed),
        balance: 0,
      };
    }
    return {
      month,
      payment: level,
      principal: level * growthFactor(rate, index - periods),
      interest: owed * rate,
      balance: remainingBalance(rate, periods, principal, month),
    };
  });
}

import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { periods } from "@/lib/finance/time-value/periods";

import type { ScheduleRow } from "./amortization-schedule";
import { payoffMonths } from "./payoff-months";
import { remainingBalance } from "./remaining-balance";

/**
 * Every payment that repays a balance with a fixed payment, the last one only what is left.
 *
 * - `rate` a month as a fraction, 0 or more
 * - `payment`, `balance` in dollars
 *
 * Returns payoffMonths rows (ask it first: a tiny payment makes millions), none when nothing is
 * owed or the payment does not cover the interest. The last balance is exactly 0.
 *
 *     principal of month k = payment × (1 + rate)^−(term − k + 1)
 *     interest of month k = balance after month k − 1 × rate
 *     where term = NPER(rate, −payment, balance), with its fraction
 *
 * @example payoffSchedule(0.01, 100, 250).length // 3
 * @example payoffSchedule(0.01, 100, 250)[2].payment // 54.565…
 */
export function payoffSchedule(rate: number, payment: number, balance: number): ScheduleRow[] {
  const months = payoffMonths(rate, payment, balance);
  if (!Number.isFinite(months)) return [];
  const term = periods(rate, -payment, balance);

  return Array.from({ length: months }, (_, index) => {
    const month = index + 1;
    const owed = remainingBalance(rate, term, balance, index);
    const interest = owed * rate;
    if (month === months) {
      const last = Math.min(payment, owed + interest);
      return { month, payment: last, principal: owed, interest, balance: 0 };
    }
    return {
      month,
      payment,
      principal: payment * growthFactor(rate, index - term),
      interest,
      balance: remainingBalance(rate, term, balance, month),
    };
  });
}

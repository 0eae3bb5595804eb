import { wholeCount } from "@/lib/finance/whole-count";

import type { ScheduleRow } from "./amortization-schedule";

/**
 * Every payment of a loan in its interest-only years: each month its interest, and what is paid on top.
 *
 * - `rate` per period as a fraction, 0 or more
 * - `periods` of interest only, 0 or more and finite
 * - `principal` in dollars, above 0
 * - `extra` in dollars on top of each period's interest, 0 or more
 *
 * Returns a row for each period begun, fewer where the extra repays everything before. A part of a period at
 * the end has that part of the interest and of the extra. What is then owed is the balance of the last row.
 *
 *     balance(k) = max(0, principal − extra × k)
 *     interest(k) = balance(k − 1) × rate
 *
 * @example interestOnlySchedule(0.01, 12, 1_000, 0)[11].payment // 10
 * @example interestOnlySchedule(0.01, 12, 1_000, 300).length // 4
 */
export function interestOnlySchedule(
  rate: number,
  periods: number,
  principal: number,
  extra: number,
): ScheduleRow[] {
  const rows = Math.min(wholeCount(periods, 1), wholeCount(principal, extra));
  return Array.from({ length: rows }, (_, index) => {
    const owed = Math.max(0, principal - extra * index);
    const part = Math.min(1, periods - index);
    const interest = owed * rate * part;
    const left = owed - extra * part;
    const repaid = left > dust * principal ? extra * part : owed;
    return {
      month: index + 1,
      payment: interest + repaid,
      principal: repaid,
      interest,
      balance: owed - repaid,
    };
  });
}

/** The part of a balance that is no debt more: the last digits of a computer. */
const dust = 1e-11;

import { annuityFactor } from "@/lib/finance/time-value/annuity-factor";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { periods } from "@/lib/finance/time-value/periods";

import { coversInterest } from "./covers-interest";

/**
 * How many months a fixed payment needs to repay a balance, the last one begun counted whole.
 *
 * - `rate` a month as a fraction, 0 or more
 * - `payment`, `balance` in dollars
 *
 * Returns 0 when nothing is owed, Infinity when the payment does not cover the interest.
 *
 *     the smallest whole n with balance × (1 + rate)^n ≤ payment × ((1 + rate)^n − 1) / rate
 *
 * The logarithm gives n almost exactly, and rounding it up would turn its last digit into a month.
 * So it only proposes; the neighbors are tried in the equation itself, where a rest below a
 * billionth of a payment, or below the rounding of the balance, is dust and not another month.
 *
 * @example payoffMonths(0.01, 102.01, 201) // 2
 * @example payoffMonths(0.01, 100.01, 10_000) // 926
 */
export function payoffMonths(rate: number, payment: number, balance: number): number {
  if (balance <= 0) return 0;
  if (!coversInterest(rate, payment, balance)) return Infinity;

  // In today's worth, where nothing overflows.
  const repays = (months: number) => {
    const rest = balance - payment * annuityFactor(rate, months);
    return rest <= 1e-9 * payment * growthFactor(rate, -months) + 16 * Number.EPSILON * balance;
  };
  const first = Math.max(1, Math.round(periods(rate, -payment, balance)) - 1);
  return [first, first + 1].find(repays) ?? first + 2;
}

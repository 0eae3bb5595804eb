import { coversInterest } from "@/lib/finance/loan/covers-interest";

import { annuityFactor } from "./annuity-factor";
import { growthFactor } from "./growth-factor";
import { periods } from "./periods";

/**
 * How many whole months a balance pays for: a withdrawal at the end of each, always the same.
 *
 * - `rate` a month as a fraction, above −1; negative where prices outrun the balance
 * - `withdrawal`, `balance` in dollars, 0 or more
 *
 * Returns Infinity when the withdrawal is no more than the interest, so that the balance never ends.
 *
 *     the largest whole n with withdrawal × (1 − (1 + rate)^−n) / rate ≤ balance
 *
 * As in payoffMonths the logarithm only proposes, and the neighbors are tried in the equation,
 * where a billionth of a withdrawal, or the rounding of the balance, is dust and not a month less.
 *
 * @example withdrawalMonths(0, 100, 250) // 2
 * @example withdrawalMonths(0.005, 1000, 100_000) // 138
 */
export function withdrawalMonths(rate: number, withdrawal: number, balance: number): number {
  if (withdrawal <= 0 || !coversInterest(rate, withdrawal, balance)) return Infinity;

  // In today's worth, where nothing overflows.
  const lasts = (months: number) => {
    const rest = balance - withdrawal * annuityFactor(rate, months);
    const dust = 1e-9 * withdrawal * growthFactor(rate, -months) + 16 * Number.EPSILON * balance;
    return rest >= -dust;
  };
  // At least 0, which also takes the sign off the -0 of an empty balance.
  const near = Math.max(0, Math.round(periods(rate, -withdrawal, balance)));
  return [near + 1, near].find(lasts) ?? near - 1;
}

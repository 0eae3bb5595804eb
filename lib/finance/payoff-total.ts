import { payoffMonths } from "./payoff-months";
import { periods } from "./periods";
import { remainingBalance } from "./remaining-balance";

/**
 * What repaying a balance with a fixed payment comes to, in dollars, the last payment only what is
 * left.
 *
 * - `rate` a month as a fraction, 0 or more
 * - `payment`, `balance` in dollars
 *
 * Returns 0 when nothing is owed, Infinity when the payment does not cover the interest.
 *
 *     total = payment × (months − 1) + balance after months − 1 × (1 + rate)
 *
 * @example payoffTotal(0.01, 100, 250) // 254.565…
 */
export function payoffTotal(rate: number, payment: number, balance: number): number {
  const months = payoffMonths(rate, payment, balance);
  if (months === 0 || !Number.isFinite(months)) return months;
  const term = periods(rate, -payment, balance);
  const owed = remainingBalance(rate, term, balance, months - 1);
  return payment * (months - 1) + Math.min(payment, owed * (1 + rate));
}

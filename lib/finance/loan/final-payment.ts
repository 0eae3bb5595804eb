import { periods } from "@/lib/finance/time-value/periods";

import { payoffMonths } from "./payoff-months";
import { remainingBalance } from "./remaining-balance";

/**
 * The last payment of a balance repaid with a fixed payment: what is then left, in dollars.
 *
 * - `rate` a month as a fraction, 0 or more
 * - `payment`, `balance` in dollars
 *
 * Returns 0 when nothing is owed or the payment does not cover the interest.
 *
 *     last payment = balance after months − 1 × (1 + rate)
 *
 * @example finalPayment(0.01, 100, 250) // 54.565…
 */
export function finalPayment(rate: number, payment: number, balance: number): number {
  const months = payoffMonths(rate, payment, balance);
  if (months === 0 || !Number.isFinite(months)) return 0;
  const term = periods(rate, -payment, balance);
  return Math.min(payment, remainingBalance(rate, term, balance, months - 1) * (1 + rate));
}

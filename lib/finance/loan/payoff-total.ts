import { finalPayment } from "./final-payment";
import { payoffMonths } from "./payoff-months";

/**
 * What repaying a balance with a fixed payment comes to, in dollars, the last payment only what is
 * left.
 *
 * - `rate` a month as a fraction, 0 or more
 * - `payment`, `balance` in dollars
 *
 * Returns 0 when nothing is owed, Infinity when the payment does not cover the interest.
 *
 *     total = payment × (months − 1) + last payment
 *
 * @example payoffTotal(0.01, 100, 250) // 254.565…
 */
export function payoffTotal(rate: number, payment: number, balance: number): number {
  const months = payoffMonths(rate, payment, balance);
  return months === 0 ? 0 : payment * (months - 1) + finalPayment(rate, payment, balance);
}

/**
 * Whether a payment is more than one period's interest, so that the balance shrinks at all.
 *
 * - `rate` per period as a fraction, 0 or more
 * - `payment`, `balance` in dollars
 *
 * Returns false when the two are equal. Equal means within a billionth: 1200 × 7.5% / 12 is
 * 7.499999999999999 in doubles, and a payment of 7.50 does not repay that debt.
 *
 *     payment > balance × rate
 *
 * @example coversInterest(0.01, 100.01, 10_000) // true
 * @example coversInterest(0.01, 100, 10_000) // false
 */
export function coversInterest(rate: number, payment: number, balance: number): boolean {
  return payment > balance * rate * (1 + 1e-9);
}

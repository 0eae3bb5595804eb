import { annuityFactor } from "@/lib/finance/time-value/annuity-factor";

/**
 * What is still owed on a loan in level payments after `paid` of them.
 *
 * - `rate` per period as a fraction, 0 or more
 * - `periods` the whole term, fractions included; `paid` 0 or more
 * - `principal` in dollars, 0 or more
 *
 * Returns dollars: `principal` at 0 paid, 0 from the end of the term on, never negative.
 *
 *     balance = principal × (1 − v^(periods − paid)) / (1 − v^periods), v = 1 / (1 + rate)
 *
 * @example remainingBalance(0.005, 360, 100_000, 180) // 71048.84…
 * @example remainingBalance(0.005, 360, 100_000, 400) // 0
 *
 * Source: the balance is the worth of the payments still to come. Unlike the forward form, which
 * subtracts two numbers that grow with the term, it holds at any rate.
 */
export function remainingBalance(
  rate: number,
  periods: number,
  principal: number,
  paid: number,
): number {
  if (paid >= periods) return 0;
  return principal * (annuityFactor(rate, periods - paid) / annuityFactor(rate, periods));
}

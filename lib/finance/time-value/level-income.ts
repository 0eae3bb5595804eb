import { payment } from "./payment";
import { realMonthlyReturn } from "./real-monthly-return";

/**
 * What a balance pays each year until nothing is left: a twelfth at the end of each month, always worth the same.
 *
 * - `balance` in dollars at the start, 0 or more
 * - `annualRate` in percent a year, above −1,200, compounded monthly
 * - `inflation` in percent a year, above −100, by which the payments rise
 * - `years` above 0 and finite, fractions included
 *
 * Returns dollars a year, in the money of the start.
 *
 *     income = 12 × PMT(real return a month, years × 12, −balance)
 *
 * @example levelIncome(100_000, 0, 0, 20) // 5000
 * @example levelIncome(100_000, 6, 3, 25) // 5711.151…
 */
export function levelIncome(
  balance: number,
  annualRate: number,
  inflation: number,
  years: number,
): number {
  return 12 * (0 - payment(realMonthlyReturn(annualRate, inflation), years * 12, balance));
}

import { futureValue } from "./future-value";
import { periods } from "./periods";

/**
 * How many whole months it takes to save up a target: a payment at the end of each, always the same.
 *
 * - `rate` a month as a fraction, 0 or more
 * - `payment`, `opening`, `target` in dollars, 0 or more
 *
 * Returns 0 when the target is reached already, Infinity when nothing is paid in and nothing grows.
 *
 *     the smallest whole n with opening × (1 + rate)^n + payment × ((1 + rate)^n − 1) / rate ≥ target
 *
 * As in payoffMonths the logarithm only proposes, and the neighbors are tried in the equation, where
 * 10^−11 of the target, or a thousandth of a payment, is dust and not a month more.
 *
 * @example savingMonths(0, 450, 3500, 18_000) // 33
 * @example savingMonths(0.0032737, 450, 3500, 18_000) // 30
 */
export function savingMonths(
  rate: number,
  payment: number,
  opening: number,
  target: number,
): number {
  if (opening >= target) return 0;
  if (payment === 0 && opening === 0) return Infinity;

  const dust = Math.min(1e-11 * target, 1e-3 * payment);
  const reaches = (months: number) =>
    futureValue(rate, months, -payment, -opening) >= target - dust;
  const near = Math.max(1, Math.round(periods(rate, -payment, -opening, target)));
  return [near - 1, near].find(reaches) ?? near + 1;
}

import { sumBy } from "./sum-by";

/**
 * What is left of an amount after others are taken from it.
 *
 * Returns dollars: exactly 0 when only the dust of binary fractions is left, negative when more
 * was taken than there was.
 *
 *     left = total − (taken 1 + taken 2 + …), 0 when |left| ≤ 10^−12 × |total|
 *
 * @example amountLeft(266.8, 0.1, 266.7) // 0
 * @example amountLeft(100, 30, 90) // -20
 */
export function amountLeft(total: number, ...taken: number[]): number {
  const left = total - sumBy(taken, (amount) => amount);
  return Math.abs(left) <= 1e-12 * Math.abs(total) ? 0 : left;
}

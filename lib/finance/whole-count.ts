/**
 * How many of `each` it takes to reach `total`, counted in whole ones.
 *
 * Returns 0 when `total` is 0 or less, Infinity when `each` adds nothing.
 *
 *     the smallest whole count with count × each ≥ total
 *
 * What the nearest count lacks is forgiven when it is float dust: (1.1 − 0.8) / 0.1 is
 * 3.0000000000000004 and means 3. Dust is up to 10^−11 of the total, which leaves room for amounts
 * that are themselves differences, but never more than a thousandth of one. Where the total is
 * little that is left of much, say of how much: its last digits are those of `leftOf`.
 *
 * @example wholeCount(1.1 - 0.8, 0.1) // 3
 * @example wholeCount(100, 30) // 4
 * @example wholeCount(2118.92 - 2118.91, 0.01, 2118.92) // 1
 */
export function wholeCount(total: number, each: number, leftOf: number = total): number {
  if (total <= 0) return 0;
  if (each <= 0) return Infinity;

  const nearest = Math.round(total / each);
  const dust = Math.min(Math.max(1e-11 * total, 4 * Number.EPSILON * leftOf), 1e-3 * each);
  return total - nearest * each <= dust ? nearest : nearest + 1;
}

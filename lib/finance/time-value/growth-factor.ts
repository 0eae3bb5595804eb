/**
 * What 1 becomes after a number of periods at compound interest. Negative periods discount.
 *
 * - `rate` per period as a fraction, above −1
 * - `periods` any number, fractions included
 *
 * Returns Infinity or 0 where the true value is beyond the range of a double.
 *
 *     factor = (1 + rate)^periods
 *
 * @example growthFactor(0.1, 2) // 1.21
 * @example growthFactor(0.1, -1) // 0.90909…
 */
export function growthFactor(rate: number, periods: number): number {
  // 1 + rate would drop the digits of a small rate; log1p keeps them all.
  return Math.exp(periods * Math.log1p(rate));
}

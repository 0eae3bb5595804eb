/**
 * What a payment of 1 at the end of every period is worth at the start.
 *
 * - `rate` per period as a fraction, above −1
 * - `periods` any number, fractions included; for a negative one the result is
 *   −((1 + rate)^n − 1) / rate, so that −annuityFactor(rate, −n) is the worth at the end
 *
 * Returns `periods` itself at rate 0. Infinity where the true value is beyond a double.
 *
 *     factor = (1 − (1 + rate)^−periods) / rate
 *
 * @example annuityFactor(0.005, 360) // 166.7916…
 * @example annuityFactor(0, 360) // 360
 */
export function annuityFactor(rate: number, periods: number): number {
  if (rate === 0) return periods;
  // expm1 and log1p keep the digits that 1 − (1 + rate)^−periods loses when the rate is small.
  return -Math.expm1(-periods * Math.log1p(rate)) / rate;
}

import { annuityFactor } from "./annuity-factor";
import { growthFactor } from "./growth-factor";

/**
 * What a yearly amount that rises each year comes to.
 *
 * - `rate` of the rise a year as a fraction, above −1
 * - `years` 0 or more; a fraction of a last year counts that part of its amount
 * - `amount` of the first year in dollars
 *
 * Returns dollars; Infinity where the true value is beyond a double.
 *
 *     total = amount × (((1 + rate)^n − 1) / rate + (years − n) × (1 + rate)^n)
 *     where n is the whole years
 *
 * @example risingTotal(0.02, 2.5, 1000) // 2540.2
 * @example risingTotal(0, 7, 1000) // 7000
 */
export function risingTotal(rate: number, years: number, amount: number): number {
  const whole = Math.floor(years);
  const wholeYears = -annuityFactor(rate, -whole);
  // A part or an amount of 0 comes to 0, even where the factor is beyond a double.
  const part = years - whole;
  const lastYear = part && part * growthFactor(rate, whole);
  return amount && amount * (wholeYears + lastYear);
}

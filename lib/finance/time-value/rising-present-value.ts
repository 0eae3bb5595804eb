import { annuityFactor } from "./annuity-factor";

/**
 * What monthly payments are worth at the start that rise once a year.
 *
 * - `rate` a month as a fraction, above −1
 * - `months` 0 or more, fractions included; a payment comes at the end of each
 * - `payment` of each month of the first year, in dollars
 * - `rise` after every twelve payments, as a fraction, above −1
 *
 * Returns dollars; Infinity where the true value is beyond a double.
 *
 *     worth = payment × (a(12) × (q^n − 1) / (q − 1) + a(months − 12n) × q^n)
 *     where a(m) = (1 − (1 + rate)^−m) / rate, q = (1 + rise) / (1 + rate)^12, and n is the whole years
 *
 * @example risingPresentValue(0.05 / 12, 240, 1403.0152117623, 0.02) // 249999.99999…
 * @example risingPresentValue(0, 18, 100, 0.1) // 1860
 */
export function risingPresentValue(
  rate: number,
  months: number,
  payment: number,
  rise: number,
): number {
  const years = Math.floor(months / 12);
  const part = months - 12 * years;
  // What a dollar of one year is of a dollar of the year before, both at the start.
  const change = Math.log1p(rise) - 12 * Math.log1p(rate);
  const wholeYears = annuityFactor(rate, 12) * -annuityFactor(Math.expm1(change), -years);
  // A part or an amount of 0 comes to 0, even where the factor is beyond a double.
  const lastYear = part && annuityFactor(rate, part) * Math.exp(years * change);
  return payment && payment * (wholeYears + lastYear);
}

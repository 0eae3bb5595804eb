/**
 * The steady rate at which one amount becomes another.
 *
 * - `periods` above 0
 * - `presentValue`, `futureValue` in dollars, of the same sign; NaN otherwise
 *
 * Returns a fraction per period, −1 when nothing is left.
 *
 *     futureValue = presentValue × (1 + rate)^periods
 *
 * @example growthRate(8, 10_000, 11_000) // 0.01198502…
 *
 * Source: the spreadsheet function RRI.
 */
export function growthRate(periods: number, presentValue: number, futureValue: number): number {
  const growth = (futureValue - presentValue) / presentValue;
  // Near 0 log1p keeps the digits of the growth; near −1 the plain quotient keeps those of the rest.
  const logarithm = growth > -0.5 ? Math.log1p(growth) : Math.log(futureValue / presentValue);
  return Math.expm1(logarithm / periods);
}

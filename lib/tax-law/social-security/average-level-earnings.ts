/**
 * The average indexed monthly earnings of somebody whose pay rises as all wages do, in dollars.
 *
 * - `earnings` a year at today’s level of wages, in dollars
 * - `years` of work, 0 or more: a RangeError says so for less
 * - `wageBase` what of a year’s earnings counts, in dollars: that of today
 *
 *     average = the lesser of earnings and base × the lesser of 35 and years ÷ 35 ÷ 12, down to the dollar
 *
 * Pay that keeps its place on the wage index is the same in every year once it is indexed, so no series is needed, and
 * the benefit is one at today’s level of wages.
 *
 * @example averageLevelEarnings(68_000, 45, 184_500) // 5666
 * @example averageLevelEarnings(68_000, 28, 184_500) // 4533
 *
 * Source: 42 U.S.C. 415(b).
 */
export function averageLevelEarnings(earnings: number, years: number, wageBase: number): number {
  if (!(years >= 0)) throw new RangeError(`years must be 0 or more. It is ${years}.`);
  return Math.floor((Math.min(earnings, wageBase) * Math.min(35, years)) / 420);
}

/**
 * The nominal yearly rate that compounds to an effective one.
 *
 * - `effective` rate a year as a fraction, above −1
 * - `timesAYear` how often it compounds, cut to a whole number as spreadsheets do; NaN below 1
 *
 * Returns a fraction a year.
 *
 *     1 + effective = (1 + nominal / timesAYear)^timesAYear
 *
 * @example nominalRate(0.06, 12) // 0.058410…
 *
 * Source: the spreadsheet function NOMINAL.
 */
export function nominalRate(effective: number, timesAYear: number): number {
  const times = Math.trunc(timesAYear);
  return times >= 1 ? times * Math.expm1(Math.log1p(effective) / times) : NaN;
}

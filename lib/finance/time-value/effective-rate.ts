/**
 * The yearly rate that a nominal rate comes to once its compounding is counted.
 *
 * - `nominal` rate a year as a fraction; `nominal / timesAYear` above −1
 * - `timesAYear` how often it compounds, cut to a whole number as spreadsheets do; NaN below 1
 *
 * Returns a fraction a year.
 *
 *     1 + effective = (1 + nominal / timesAYear)^timesAYear
 *
 * @example effectiveRate(0.06, 12) // 0.061677…
 *
 * Source: the spreadsheet function EFFECT.
 */
export function effectiveRate(nominal: number, timesAYear: number): number {
  const times = Math.trunc(timesAYear);
  return times >= 1 ? Math.expm1(times * Math.log1p(nominal / times)) : NaN;
}

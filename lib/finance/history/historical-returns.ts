import { marketHistory } from "./market-history";
import { realReturnsOf } from "./real-returns-of";

/** A run of years that there was. */
type HistoricalReturns = {
  /** The year in whose January it starts. */
  start: number;
  /** The real return of each of its years, as a fraction. */
  returns: readonly number[];
};

/**
 * Every run of so many years since 1871, with the real returns of a mix of stocks and bonds.
 *
 * - `stocks` in percent of the mix, from 0 to 100
 * - `years` whole, from 1 to the 155 of the history
 *
 * Returns a run for each year from which there are as many years of data: 126 of 30 years. They overlap.
 * Throws a RangeError where there is no such mix, or no such run.
 *
 * @example historicalReturns(60, 30).length // 126
 * @example historicalReturns(60, 30)[125].start // 1996
 */
export function historicalReturns(stocks: number, years: number): HistoricalReturns[] {
  const { firstYear } = marketHistory;
  const all = realReturnsOf(stocks);
  if (!(Number.isInteger(years) && years >= 1 && years <= all.length))
    throw new RangeError(
      `years must be a whole number from 1 to ${all.length}, as many as the history has. It is ${years}.`,
    );
  return all.slice(years - 1).map((_, position) => ({
    start: firstYear + position,
    returns: all.slice(position, position + years),
  }));
}

import { futureValue } from "@/lib/finance/time-value/future-value";
import { nominalRate } from "@/lib/finance/time-value/nominal-rate";

import { historicalReturns } from "./historical-returns";
import { percentile } from "./percentile";

/** What saving would have come to in the periods of history, in today’s dollars. */
type HistoricalGrowth = {
  /** How many there are. */
  periods: number;
  /** In how many of them it came to the target or more. */
  reached: number;
  lowest: number;
  /** At least nine in ten periods came to this or more. */
  lowestTenth: number;
  /** At least half of them came to this or more. */
  middle: number;
  highest: number;
  /** Each period by the year in whose January it starts. */
  values: readonly { start: number; value: number }[];
};

/**
 * What an opening balance and yearly contributions would have come to in every run of years since 1871.
 *
 * - `contributions` in today’s dollars for each of 1 to 155 years, 0 or more: paid in twelve equal parts, at the end of
 *   each month. Within a year every month has the same return
 * - `opening` in dollars, 0 or more
 * - `stocks` in percent, from 0 to 100; the rest is in 10-year US Treasury bonds
 * - `target` in today’s dollars, 0 or more
 *
 * Without costs and taxes. Throws a RangeError where the contributions are of no years or of more than the history, and
 * where there is no such mix.
 *
 *     after a year = balance × (1 + return) + contribution / 12 × return / m, where (1 + m)^12 = 1 + return
 *
 * @example historicalGrowth(Array(20).fill(6_000), 0, 60).periods // 136
 * @example historicalGrowth([0, 0], 1_000, 100).values[0].value // 1239.11298
 */
export function historicalGrowth(
  contributions: readonly number[],
  opening: number,
  stocks: number,
  target = 0,
): HistoricalGrowth {
  const values = historicalReturns(stocks, contributions.length).map(({ start, returns }) => ({
    start,
    value: contributions.reduce((balance, contribution, year) => {
      const monthly = nominalRate(returns[year] ?? NaN, 12) / 12;
      return futureValue(monthly, 12, -contribution / 12, -balance);
    }, opening),
  }));
  const sums = values.map(({ value }) => value);
  return {
    periods: values.length,
    reached: sums.filter((value) => value >= target).length,
    lowest: percentile(sums, 0),
    lowestTenth: percentile(sums, 10),
    middle: percentile(sums, 50),
    highest: percentile(sums, 100),
    values,
  };
}

import { historicalReturns } from "./historical-returns";
import { savingsNeeded } from "./savings-needed";
import { savingsPath } from "./savings-path";

/** How a plan would have gone from one year on, in dollars of the first year. */
export type HistoricalPeriod = {
  /** The year in whose January it starts. */
  start: number;
  /** Savings that would have paid for every withdrawal. */
  needed: number;
  /** The savings before each withdrawal and, last, after the whole plan. */
  path: readonly number[];
};

/**
 * How a plan of withdrawals would have gone in every run of years since 1871.
 *
 * - `withdrawals` in today’s dollars, at the start of each of 1 to 155 years; negative where income is more than the
 *   spending, and is saved
 * - `savings` in dollars before the first withdrawal, 0 or more
 * - `stocks` in percent, from 0 to 100; the rest is in 10-year US Treasury bonds
 *
 * Returns a period for each year from which there are as many years of data. Without costs and taxes.
 * Throws a RangeError where the plan is of no years or of more than the history, and where there is no such mix.
 *
 * @example historicalPeriods(Array(30).fill(40_000), 1_000_000, 60).length // 126
 * @example historicalPeriods([40_000, 40_000], 80_000, 60)[0].path[1] // 43909.6
 */
export const historicalPeriods = (
  withdrawals: readonly number[],
  savings: number,
  stocks: number,
): HistoricalPeriod[] =>
  historicalReturns(stocks, withdrawals.length).map(({ start, returns }) => ({
    start,
    needed: savingsNeeded(returns, withdrawals),
    path: savingsPath(returns, withdrawals, savings),
  }));

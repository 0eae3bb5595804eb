import type { HistoricalPeriod } from "./historical-periods";
import { percentile } from "./percentile";

/** In how many periods of history a plan lasted, and what savings it took. */
type HistoricalSummary = {
  /** How many there are. */
  periods: number;
  /** In how many of them the savings paid for every withdrawal. */
  lasted: number;
  /** The years in which the others started. */
  failedStarts: readonly number[];
  /** The year from which the plan needed most. */
  worstStart: number;
  /** Savings in dollars that sufficed in all periods, in 95% and in half of them. */
  sufficedInAll: number;
  sufficedIn95: number;
  sufficedInHalf: number;
};

/**
 * What the periods of history say of savings, together.
 *
 * - `periods` as historicalPeriods gives them, of which there is at least one
 * - `savings` in dollars, 0 or more
 *
 * It counts what happened and says nothing of what will: the periods overlap. A millionth of a millionth of the savings
 * is dust, for which no period fails.
 *
 *     sufficedIn95 = the 95th percentile of what the periods needed, which sufficed in at least 95% of them
 *
 * @example historicalSummary([{ start: 1928, needed: 30 }, { start: 1929, needed: 50 }], 40).lasted // 1
 * @example historicalSummary([{ start: 1928, needed: 30 }, { start: 1929, needed: 50 }], 40).failedStarts[0] // 1929
 */
export function historicalSummary(
  periods: readonly Pick<HistoricalPeriod, "start" | "needed">[],
  savings: number,
): HistoricalSummary {
  const failed = periods.filter(({ needed }) => needed > savings * (1 + 1e-12));
  const needs = periods.map(({ needed }) => needed);
  const sufficedInAll = percentile(needs, 100);
  return {
    periods: periods.length,
    lasted: periods.length - failed.length,
    failedStarts: failed.map(({ start }) => start),
    worstStart: periods.find(({ needed }) => needed === sufficedInAll)?.start ?? NaN,
    sufficedInAll,
    sufficedIn95: percentile(needs, 95),
    sufficedInHalf: percentile(needs, 50),
  };
}

import { historicalPeriods } from "@/lib/finance/history/historical-periods";
import { historicalSummary } from "@/lib/finance/history/historical-summary";

import type { PlanYear } from "./plan-by-year";

/** A run of years of history: what the plan needed in it, in dollars of today on the day of retirement. */
export type HistoryRow = {
  /** The year in whose January it starts. */
  start: number;
  needed: number;
  /** What the visitor’s savings would have come to at its end. */
  left: number;
  /** 1 where they paid for all of it, else 0. */
  lasted: 0 | 1;
  /** How many periods needed less. */
  rank: number;
};

/** How the plan would have gone in every run of years since 1871. */
export type PlanInHistory = {
  historicalPeriods: number;
  lastedPeriods: number;
  /** The year from which it needed most. */
  worstStart: number;
  /** Savings on the day of retirement, in dollars of today. */
  sufficedInAll: number;
  sufficedIn95: number;
  sufficedInHalf: number;
  history: readonly HistoryRow[];
};

/** What the savings pay in each year of a plan, up to its end: at the start of the year, in dollars of today. */
export const withdrawalsOf = (
  years: readonly Pick<PlanYear, "age" | "wanted">[],
  planTo: number,
): number[] =>
  years
    .filter(({ age }) => age < planTo)
    .map(({ age, wanted }) => wanted * Math.min(1, planTo - age));

/** The periods of a plan: undefined where it needs no savings, or is longer than the history. */
export function planInHistory(
  years: readonly PlanYear[],
  savings: number,
  { stocks, planTo }: { stocks?: number | null; planTo: number },
): PlanInHistory | undefined {
  const withdrawals = withdrawalsOf(years, planTo);
  if (stocks == null || !withdrawals.some((one) => one > 0)) return undefined;
  const periods = historicalPeriods(withdrawals, savings, stocks);
  const ranked = periods.toSorted((one, other) => one.needed - other.needed);
  const { periods: count, lasted, failedStarts, ...summary } = historicalSummary(periods, savings);
  return {
    ...summary,
    historicalPeriods: count,
    lastedPeriods: lasted,
    history: periods.map(({ start, needed, path }) => ({
      start,
      needed,
      left: path.at(-1) ?? 0,
      lasted: failedStarts.includes(start) ? 0 : 1,
      rank: ranked.findIndex((one) => one.start === start),
    })),
  };
}

import { growthFactor } from "@/lib/finance/time-value/growth-factor";

import { historicalGrowth } from "./historical-growth";
import { marketHistory } from "./market-history";

/** What a plan of saving would have come to in every run of years since 1871, in today’s dollars. */
export type HistoricalRange = {
  /** How many runs there are. */
  historicalPeriods: number;
  historicalLowest: number;
  /** At least half of them came to this or more. */
  historicalMiddle: number;
  historicalHighest: number;
  inHistory: readonly HistoricalValue[];
};

/** A run of years. */
type HistoricalValue = {
  /** The year in whose January it starts. */
  start: number;
  value: number;
  /** How many came to less. */
  rank: number;
};

/** None where no history is asked about, for programs that want every name. */
export const noHistoricalRange = {
  historicalPeriods: null,
  historicalLowest: null,
  historicalMiddle: null,
  historicalHighest: null,
  inHistory: [],
} as const;

/** How many years there are of the history. */
export const yearsOfHistory = marketHistory.lastYear - marketHistory.firstYear + 1;

/**
 * The range of history for a plan of saving.
 *
 * - `years` of the plan, from 1 on, with what is paid in during each, in the dollars of that year. A last part of a year
 *   counts for nothing
 * - `opening` in dollars, 0 or more
 * - `stocks` in percent, from 0 to 100; the rest is in 10-year US Treasury bonds. Null is not asked about
 * - `inflation` in percent a year, above −100: what takes the worth from later contributions. At 0 they rise with prices
 *
 * Undefined where no mix is asked about, and where the plan has no whole year or more of them than the history.
 *
 * @example historicalRange([{ year: 1, contributed: 0 }, { year: 2, contributed: 0 }], 1_000, 100).inHistory[0].value // 1239.11298
 * @example historicalRange([{ year: 0.5, contributed: 600 }], 1_000, 100) // undefined
 */
export function historicalRange(
  years: readonly { year: number; contributed: number }[],
  opening: number,
  stocks: number | null | undefined,
  inflation = 0,
): HistoricalRange | undefined {
  const whole = years.filter(({ year }) => Number.isInteger(year));
  if (stocks == null || whole.length === 0 || whole.length > yearsOfHistory) return undefined;
  const contributions = whole.map(
    ({ contributed }, before) => contributed / growthFactor(inflation / 100, before),
  );
  const { periods, lowest, middle, highest, values } = historicalGrowth(
    contributions,
    opening,
    stocks,
  );
  const ranked = values.toSorted((one, other) => one.value - other.value);
  return {
    historicalPeriods: periods,
    historicalLowest: lowest,
    historicalMiddle: middle,
    historicalHighest: highest,
    inHistory: values.map(({ start, value }) => ({
      start,
      value,
      rank: ranked.findIndex((one) => one.start === start),
    })),
  };
}

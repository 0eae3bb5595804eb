import { sumBy } from "@/lib/finance/sum-by";

import { futureValue } from "./future-value";
import { growthByYear, type GrowthYear } from "./growth-by-year";
import { growthEarned } from "./growth-earned";
import { risingTotal } from "./rising-total";

/** Savings that are added to each month. */
export type Savings = {
  /** Percent a year, above −1,200, compounded monthly. */
  annualRate: number;
  /** Above 0 and finite, fractions included. */
  years: number;
  /** Dollars at the end of each month of the first year, 0 or more. */
  contribution: number;
  /** Dollars at the start, 0 or more. */
  opening?: number;
  /** Percent by which the contribution rises after each year, 0 or more. */
  rise?: number;
};

/** What savings come to, in dollars. */
type Grown = {
  value: number;
  /** All contributions, without what there was at the start. */
  contributed: number;
  /** What is earned, negative where the rate is. */
  earned: number;
  byYear: readonly GrowthYear[];
};

/**
 * What savings grow to that are added to each month, by an amount that may rise once a year.
 *
 *     value = the last balance of growthByYear, or without a rise
 *             FV(annualRate / 1200, 12 × years, −contribution, −opening)
 *     contributed = risingTotal(rise / 100, years, 12 × contribution)
 *
 * @example growingSavings({ annualRate: 8, years: 15, contribution: 500, rise: 5 }).value // 231646.27586…
 * @example growingSavings({ annualRate: 6, years: 1, contribution: 100, opening: 1000 }).value // 2295.234…
 */
export function growingSavings({
  annualRate,
  years,
  contribution,
  opening = 0,
  rise = 0,
}: Savings): Grown {
  const [rate, months] = [annualRate / 1200, 12 * years];
  const byYear = growthByYear(annualRate, years, contribution, opening, rise);
  const last = rise > 0 ? byYear.at(-1) : undefined;
  return {
    value: last?.balance ?? futureValue(rate, months, -contribution, -opening),
    contributed: risingTotal(rise / 100, years, 12 * contribution),
    earned: last
      ? sumBy(byYear, ({ growth }) => growth)
      : growthEarned(rate, months, contribution, opening),
    byYear,
  };
}

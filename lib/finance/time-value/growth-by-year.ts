import { yearEnds } from "@/lib/finance/year-ends";

import { futureValue } from "./future-value";
import { growthEarned } from "./growth-earned";
import { growthFactor } from "./growth-factor";
import { investedByYear } from "./invested-by-year";

/** One year of savings that grow, in unrounded dollars. */
export type GrowthYear = {
  /** How many years have passed at its end: 1, 2, … and, where the last one is short, 2.5. */
  year: number;
  /** Paid in during the year, the opening balance not included. */
  contributed: number;
  /** Earned during the year; negative where the rate is. */
  growth: number;
  /** At its end. */
  balance: number;
};

/**
 * How an opening balance and contributions at the end of each month grow, year by year.
 *
 * - `annualRate` in percent a year, above −1,200, compounded monthly
 * - `years` above 0 and finite, fractions included: the last row is then a part of a year
 * - `contribution` in dollars a month, `opening` in dollars, both 0 or more
 * - `rise` of the contribution after each year, in percent, 0 or more
 *
 * Returns a row for each year begun. Contributions and growth of the rows add up to the last
 * balance less the opening one.
 *
 *     balance after year k = FV(annualRate / 1200, 12k, −contribution, −opening)
 *     where it rises:        FV(annualRate / 1200, 12, −contribution × (1 + rise / 100)^(k − 1), −balance before)
 *
 * Without a rise each row stands on its own: nothing is carried from row to row but what the year opens with.
 *
 * @example growthByYear(6, 2.5, 100, 1000).length // 3
 * @example growthByYear(6, 2.5, 100, 1000)[0].balance // 2295.234…
 * @example growthByYear(0, 2.5, 100, 1000, 10)[2].contributed // 726
 */
export function growthByYear(
  annualRate: number,
  years: number,
  contribution: number,
  opening: number,
  rise = 0,
): GrowthYear[] {
  if (rise > 0) return risingByYear(annualRate, years, contribution, opening, rise);
  const rate = annualRate / 1200;
  const balanceAfter = (year: number) => futureValue(rate, year * 12, -contribution, -opening);

  return yearEnds(years).map((year, before) => {
    const months = (year - before) * 12;
    return {
      year,
      contributed: contribution * months,
      growth: growthEarned(rate, months, contribution, balanceAfter(before)),
      balance: balanceAfter(year),
    };
  });
}

function risingByYear(
  annualRate: number,
  years: number,
  contribution: number,
  opening: number,
  rise: number,
): GrowthYear[] {
  const paid = yearEnds(years).map((year, before) => {
    const months = (year - before) * 12;
    return { year, months, amount: contribution * growthFactor(rise / 100, before) * months };
  });
  const invested = investedByYear(annualRate, opening, paid);
  return paid.map(({ year, amount }, index) => ({
    year,
    contributed: amount,
    growth: invested[index]?.growth ?? 0,
    balance: invested[index]?.balance ?? 0,
  }));
}

import { yearEnds } from "@/lib/finance/year-ends";

import { growingSavings, type Savings } from "./growing-savings";
import { growthFactor } from "./growth-factor";

/** What a step-up makes of a monthly amount. */
export type SteppedUp = {
  /** Dollars a month in the last year. */
  lastMonthly: number;
  /** Dollars by which the value is more than with the same amount each month. */
  stepUpAdds: number;
};

/**
 * What raising a monthly amount once a year adds to savings that grow to `value`.
 *
 * - `savings` those of growingSavings, with their rise
 * - `value` in dollars
 * - `monthly` all of the monthly amount, where only a part of it is saved
 *
 * Returns nothing where nothing rises.
 *
 *     lastMonthly = monthly × (1 + rise / 100)^(years begun − 1)
 *     stepUpAdds  = value − value without the rise
 *
 * @example steppedUp({ annualRate: 0, years: 2, contribution: 100, rise: 10 }, 2520)?.stepUpAdds // 120
 */
export function steppedUp(
  savings: Savings,
  value: number,
  monthly: number = savings.contribution,
): SteppedUp | undefined {
  const { contribution, rise = 0, years } = savings;
  if (rise === 0 || contribution === 0) return undefined;
  return {
    lastMonthly: monthly * growthFactor(rise / 100, yearEnds(years).length - 1),
    stepUpAdds: value - growingSavings({ ...savings, rise: 0 }).value,
  };
}

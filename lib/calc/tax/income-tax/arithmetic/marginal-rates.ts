import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

import { lostWithIncome } from "./lost-with-income";

/** What of each dollar from one amount of wages to the next goes to tax. */
export type MarginalRate = {
  /** Dollars a year. */
  wages: number;
  /** Percent. */
  rate: number;
  /** What credits and deductions lose there. */
  lost: readonly string[];
};

/** About as many as a phone can show. */
const points = 50;

/**
 * The rate on more wages, from none to about twice the household’s, in steps of whole thousands: from the
 * whole return at each of them.
 */
export function marginalRates(household: Household, year: KnownYear): MarginalRate[] {
  const farthest = Math.max(100_000, 2 * (household.wages ?? 0));
  const step = Math.ceil(farthest / points / 1_000) * 1_000;
  const returns = Array.from({ length: points + 1 }, (_, place) =>
    federalReturn({ ...household, wages: place * step }, year),
  );
  return returns.slice(1).flatMap((after, place) => {
    const before = returns[place];
    if (!before) return [];
    const rate = ((after.totalTax - before.totalTax) / step) * 100;
    return [{ wages: place * step, rate, lost: lostWithIncome(before, after) }];
  });
}

import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

/** What of a raise goes to tax, in dollars a year. */
export type Raise = {
  /** The adjusted gross income before it. */
  income: number;
  raise: number;
  tax: number;
  kept: number;
  /** Percent of the raise. */
  rate: number;
};

/** Credits fall by steps of $1,000 of income: a smaller raise would show the step and not the slope. */
export const leastRaise = 1_000;
const amounts = [leastRaise, 5_000, 10_000, 25_000, 50_000];

/** The whole return once more for each raise of the wages: brackets, and what credits and deductions lose. */
export function raisesOf(household: Household, year: KnownYear): Raise[] {
  const before = federalReturn(household, year);
  return amounts.map((raise) => {
    const raised = { ...household, wages: (household.wages ?? 0) + raise };
    const tax = federalReturn(raised, year).totalTax - before.totalTax;
    return {
      income: before.adjustedGrossIncome,
      raise,
      tax,
      kept: raise - tax,
      rate: (tax / raise) * 100,
    };
  });
}

import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import { stateTaxesOf, type StateChoice } from "@/lib/tax-law/states/compared-states";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

/** What of a raise goes to tax, in dollars a year. */
export type Raise = {
  /** The adjusted gross income before it. */
  income: number;
  raise: number;
  federalTax: number;
  /** 0 where no state was chosen. */
  stateTax: number;
  /** Both together. */
  tax: number;
  kept: number;
  /** Percent of the raise. */
  rate: number;
};

/** Credits fall by steps of $1,000 of income: a smaller raise would show the step and not the slope. */
export const leastRaise = 1_000;
const amounts = [leastRaise, 5_000, 10_000, 25_000, 50_000];

/**
 * The whole returns once more for each raise of the wages: brackets, and what credits and deductions lose. That
 * of the state with its city or county, if `choice` names one.
 */
export function raisesOf(
  household: Household,
  { state, localRate }: StateChoice,
  year: KnownYear,
): Raise[] {
  const stateTaxOn = (one: Household) =>
    stateTaxesOf(one, { state, localRate }, year).stateAndLocalTaxes ?? 0;
  const before = federalReturn(household, year);
  const stateTaxBefore = stateTaxOn(household);
  return amounts.map((raise) => {
    const raised = { ...household, wages: (household.wages ?? 0) + raise };
    const federalTax = federalReturn(raised, year).totalTax - before.totalTax;
    const stateTax = stateTaxOn(raised) - stateTaxBefore;
    const tax = federalTax + stateTax;
    return {
      income: before.adjustedGrossIncome,
      raise,
      federalTax,
      stateTax,
      tax,
      kept: raise - tax,
      rate: (tax / raise) * 100,
    };
  });
}

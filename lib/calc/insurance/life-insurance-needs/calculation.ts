import { amountLeft } from "@/lib/finance/amount-left";
import { sumBy } from "@/lib/finance/sum-by";
import { risingTotal } from "@/lib/finance/time-value/rising-total";

import { countedNeed, type CountedInput, type CountedNeed } from "./arithmetic/counted-need";

export type LifeInsuranceNeedsInput = CountedInput & {
  /** Percent a year by which the income would have risen, 0 to 100. */
  growth?: number;
  /** Percent a year that the payout earns, 0 to 100. */
  rate?: number;
  /** Dollars a year, 0 or more. */
  annualIncome: number;
  /** Years that it is replaced, above 0. */
  years: number;
  /** Dollars, 0 or more, without the mortgage. */
  debts: number;
  /** Dollars, 0 or more, like the three after it. */
  mortgageBalance: number;
  educationCosts: number;
  savings: number;
  existingInsurance: number;
};

export type LifeInsuranceNeedsResult = Partial<CountedNeed> & {
  /** The income of all the years: what it is worth today, where it grows or the payout earns something. */
  incomeReplacement: number;
  /** The same added up, where that is something else. */
  incomeAddedUp?: number;
  totalNeeds: number;
  totalAssets: number;
  /** What the needs are above the assets, 0 when the assets reach them. */
  estimatedNeed: number;
  /** What the assets are above the needs, 0 when they are not. */
  assetsOver: number;
};
export type WithCountedNeed = LifeInsuranceNeedsResult & CountedNeed;

/**
 * What a family would need without an income, less what it has:
 *
 *     incomeReplacement = annualIncome × years
 *     totalNeeds        = incomeReplacement + debts + mortgageBalance + educationCosts
 *     totalAssets       = savings + existingInsurance
 *     estimatedNeed     = totalNeeds − totalAssets, not below 0
 *
 * With a growth of the income or a return on the payout, each year’s income is paid at its start, and a part of a last
 * year counts as that part:
 *
 *     yearlyChange      = (1 + growth) ÷ (1 + rate) − 1
 *     incomeReplacement = annualIncome × ((1 + yearlyChange)^years − 1) ÷ yearlyChange
 *
 * The need with the family’s own income and final expenses stands beside it.
 */
export function lifeInsuranceNeeds(input: LifeInsuranceNeedsInput): LifeInsuranceNeedsResult {
  const { annualIncome, years, debts, mortgageBalance, educationCosts } = input;
  const { savings, existingInsurance, growth = 0, rate = 0 } = input;
  const isDiscounted = growth > 0 || rate > 0;
  // (1 + growth) ÷ (1 + rate) − 1 without the digits that the difference would lose.
  const yearlyChange = (growth - rate) / (100 + rate);
  const incomeAddedUp = annualIncome * years;
  const incomeReplacement = isDiscounted
    ? risingTotal(yearlyChange, years, annualIncome)
    : incomeAddedUp;
  const totalNeeds = sumBy(
    [incomeReplacement, debts, mortgageBalance, educationCosts],
    (amount) => amount,
  );
  const totalAssets = savings + existingInsurance;
  const uncovered = amountLeft(totalNeeds, savings, existingInsurance);
  return {
    incomeReplacement,
    ...(isDiscounted && { incomeAddedUp }),
    totalNeeds,
    totalAssets,
    estimatedNeed: Math.max(0, uncovered),
    assetsOver: Math.max(0, -uncovered),
    ...countedNeed({ annualIncome, years, yearlyChange, totalNeeds, totalAssets }, input),
  };
}

import { amountLeft } from "@/lib/finance/amount-left";
import { sumBy } from "@/lib/finance/sum-by";

import { countedNeed, type CountedInput, type CountedNeed } from "./arithmetic/counted-need";

export type LifeInsuranceNeedsInput = CountedInput & {
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
  /** The income of all the years. */
  incomeReplacement: number;
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
 *     totalNeeds    = annualIncome × years + debts + mortgageBalance + educationCosts
 *     totalAssets   = savings + existingInsurance
 *     estimatedNeed = totalNeeds − totalAssets, not below 0
 *
 * Nothing of it is discounted, and nothing grows. The need with what is entered beyond that stands beside it.
 */
export function lifeInsuranceNeeds(input: LifeInsuranceNeedsInput): LifeInsuranceNeedsResult {
  const { annualIncome, years, debts, mortgageBalance, educationCosts } = input;
  const { savings, existingInsurance } = input;
  const incomeReplacement = annualIncome * years;
  const totalNeeds = sumBy(
    [incomeReplacement, debts, mortgageBalance, educationCosts],
    (amount) => amount,
  );
  const totalAssets = savings + existingInsurance;
  const uncovered = amountLeft(totalNeeds, savings, existingInsurance);
  const otherNeeds = sumBy([debts, mortgageBalance, educationCosts], (amount) => amount);
  return {
    incomeReplacement,
    totalNeeds,
    totalAssets,
    estimatedNeed: Math.max(0, uncovered),
    assetsOver: Math.max(0, -uncovered),
    ...countedNeed({ annualIncome, years, otherNeeds, totalAssets }, input),
  };
}

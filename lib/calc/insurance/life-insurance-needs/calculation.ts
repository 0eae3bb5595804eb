import { amountLeft } from "@/lib/finance/amount-left";
import { sumBy } from "@/lib/finance/sum-by";

export type LifeInsuranceNeedsInput = {
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

export type LifeInsuranceNeedsResult = {
  /** The income of all the years. */
  incomeReplacement: number;
  totalNeeds: number;
  totalAssets: number;
  /** What the needs are above the assets, 0 when the assets reach them. */
  estimatedNeed: number;
  /** What the assets are above the needs, 0 when they are not. */
  assetsOver: number;
};

/**
 * What a family would need without an income, less what it has:
 *
 *     totalNeeds    = annualIncome × years + debts + mortgageBalance + educationCosts
 *     totalAssets   = savings + existingInsurance
 *     estimatedNeed = totalNeeds − totalAssets, not below 0
 *
 * Nothing is discounted, and nothing grows.
 */
export function lifeInsuranceNeeds(input: LifeInsuranceNeedsInput): LifeInsuranceNeedsResult {
  const { debts, mortgageBalance, educationCosts, savings, existingInsurance } = input;
  const incomeReplacement = input.annualIncome * input.years;
  const totalNeeds = sumBy(
    [incomeReplacement, debts, mortgageBalance, educationCosts],
    (amount) => amount,
  );
  const uncovered = amountLeft(totalNeeds, savings, existingInsurance);
  return {
    incomeReplacement,
    totalNeeds,
    totalAssets: savings + existingInsurance,
    estimatedNeed: Math.max(0, uncovered),
    assetsOver: Math.max(0, -uncovered),
  };
}

import { amountLeft } from "@/lib/finance/amount-left";

import { waitAndSsdi, type Ssdi, type Wait, type WaitInput } from "./arithmetic/wait-and-ssdi";

export type DisabilityInsuranceNeedsInput = WaitInput & {
  /** Dollars a month before tax, 0 or more. */
  monthlyIncome: number;
  /** Percent of the income, above 0, at most 100. */
  replacementPercent: number;
  /** Dollars a month, 0 or more. */
  essentialExpenses: number;
  /** Dollars a month that would go on, 0 or more. */
  otherIncome: number;
  /** Dollars a month from insurance that is in force, 0 or more. */
  existingBenefit: number;
  /** Dollars, 0 or more. It has no part in the benefit. */
  liquidSavings: number;
};

/** Amounts are a month's, but for those of a wait. */
export type DisabilityInsuranceNeedsResult = Partial<Wait & Ssdi> & {
  targetBenefitIncome: number;
  /** What the target is above the other income and the existing benefit, 0 when they reach it. */
  neededBenefitIncome: number;
  /** What the expenses are above the other income and the existing benefit, 0 when they reach them. */
  neededBenefitExpenses: number;
  /** The larger of the two needs. */
  recommendedBenefit: number;
  /** Months of essential expenses that the savings pay. Null without expenses. */
  monthsFromSavings: number | null;
};
export type WithWait = DisabilityInsuranceNeedsResult & Wait;
export type WithSsdi = DisabilityInsuranceNeedsResult & Ssdi;

/**
 * The monthly benefit that would replace an income or pay the expenses, whichever takes more:
 *
 *     targetBenefitIncome   = monthlyIncome × replacementPercent ÷ 100
 *     neededBenefitIncome   = targetBenefitIncome − otherIncome − existingBenefit, not below 0
 *     neededBenefitExpenses = essentialExpenses − otherIncome − existingBenefit, not below 0
 *     recommendedBenefit    = the larger of the two needs
 */
export function disabilityInsuranceNeeds(
  input: DisabilityInsuranceNeedsInput,
): DisabilityInsuranceNeedsResult {
  const { essentialExpenses, otherIncome, existingBenefit, liquidSavings } = input;
  const targetBenefitIncome = (input.monthlyIncome * input.replacementPercent) / 100;
  const neededFor = (amount: number) =>
    Math.max(0, amountLeft(amount, otherIncome, existingBenefit));

  const neededBenefitIncome = neededFor(targetBenefitIncome);
  const neededBenefitExpenses = neededFor(essentialExpenses);
  return {
    targetBenefitIncome,
    neededBenefitIncome,
    neededBenefitExpenses,
    recommendedBenefit: Math.max(neededBenefitIncome, neededBenefitExpenses),
    monthsFromSavings: essentialExpenses === 0 ? null : liquidSavings / essentialExpenses,
    ...waitAndSsdi({ ...input, targetBenefitIncome, neededBenefitExpenses }, input),
  };
}

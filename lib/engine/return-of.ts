import { deductionsOf as deductionsByLaw } from "../tax-law/deductions/deductions-of";
import {
  federalReturn as federalReturnByLaw,
  returnUnder as returnUnderLaw,
  type FederalReturn,
} from "../tax-law/federal-return";
import type { Household } from "../tax-law/household";
import { adjustedGrossIncome as incomeByLaw } from "../tax-law/income/adjusted-gross-income";
import type { LawYear } from "../tax-law/years/law-year";
import type { KnownYear } from "../tax-law/years/law-years";
import { withModelNames } from "./model-names";

/** As lib/tax-law/income/adjusted-gross-income.ts, by the names of tax models too. */
export const adjustedGrossIncome = (household: Household, law: LawYear) =>
  withModelNames(incomeByLaw(household, law));

/** As lib/tax-law/deductions/deductions-of.ts, by the names of tax models too. */
export function deductionsOf(
  household: Household,
  law: LawYear,
  income: Parameters<typeof deductionsByLaw>[2],
) {
  const deductions = withModelNames(deductionsByLaw(household, law, income));
  return {
    ...deductions,
    charityWithoutItemizing: deductions.itemizes ? 0 : deductions.giftDeduction,
  };
}

const withReturnNames = (answer: FederalReturn) => ({
  ...withModelNames(answer),
  charityWithoutItemizing: answer.itemizes ? 0 : answer.giftDeduction,
  nonRefundableCtc: answer.fullChildCredit - answer.refundedChildCredit,
});

/** As lib/tax-law/federal-return.ts, by the names of tax models too. */
export const federalReturn = (household: Household, year: KnownYear) =>
  withReturnNames(federalReturnByLaw(household, year));

/** As there too. */
export const returnUnder = (household: Household, law: LawYear, taxFrom?: "brackets" | "table") =>
  withReturnNames(returnUnderLaw(household, law, taxFrom));

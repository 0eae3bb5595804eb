import type { Household } from "../household";
import type { AdjustedGrossIncome } from "../income/adjusted-gross-income";
import { overallLimitation } from "../income/overall-limitation";
import type { LawYear } from "../years/law-year";
import { carLoanInterestDeduction } from "./car-loan-interest-deduction";
import { charitableDeduction } from "./charitable-deduction";
import { medicalExpenseDeduction } from "./medical-expense-deduction";
import { mortgageInsuranceDeduction } from "./mortgage-insurance-deduction";
import { overtimeDeduction } from "./overtime-deduction";
import { qualifiedBusinessIncomeDeduction } from "./qualified-business-income-deduction";
import { seniorDeduction } from "./senior-deduction";
import { standardDeduction } from "./standard-deduction";
import { stateAndLocalTaxDeduction } from "./state-and-local-tax-deduction";
import { tipDeduction } from "./tip-deduction";

/** Dollars a year. */
export type Deductions = {
  standardDeduction: number;
  /** Those four within their limits, whether itemized or not. */
  medicalDeduction: number;
  stateTaxDeduction: number;
  charityDeduction: number;
  mortgageInsuranceDeduction: number;
  /** All that could be itemized. */
  itemizedTotal: number;
  /** The deduction for business income if they were taken: the overall limitation counts the income after it. */
  businessDeductionIfItemized: number;
  /** What the overall limitation takes off them. */
  itemizedReduction: number;
  /** Whether they are taken, because they are larger or must be. */
  itemizes: boolean;
  /** Gifts that are deducted beside the standard deduction, where it is taken. */
  giftDeduction: number;
  /** The itemized deductions less their reduction, or the standard deduction and gifts beside it. */
  deductionUsed: number;
  seniorDeduction: number;
  tipDeduction: number;
  overtimeDeduction: number;
  carLoanDeduction: number;
  /** Those four, of 2025 to 2028. */
  addedDeductions: number;
  /** What is left to tax before the deduction for business income, and before the reduction. */
  taxedBeforeBusiness: number;
  /** For business income. */
  businessDeduction: number;
  /** All that is taken off the adjusted gross income. */
  deductions: number;
  /** The same as the alternative minimum tax allows them: 26 U.S.C. 56(b)(1). */
  deductionsOfMinimumTax: number;
  taxableIncome: number;
};

/**
 * What a household takes off its adjusted gross income: the standard or the itemized deductions, whichever
 * are larger, those of 2025 to 2028, and the one for business income.
 *
 *     itemized = medical expenses + state and local taxes + mortgage interest and insurance + gifts, each within
 *                its limit, + others, less the overall limitation
 *     taxable  = adjusted gross income − deductions, at least 0
 *
 * @example deductionsOf({ filingStatus: "single" }, law2026, { adjustedGrossIncome: 82_000, businessIncome: 0, earnedIncome: 82_000, gainsAtOwnRates: 0 }).taxableIncome // 65900
 *
 * Source: 26 U.S.C. 63.
 */
export function deductionsOf(
  household: Household,
  law: LawYear,
  income: Pick<
    AdjustedGrossIncome,
    "adjustedGrossIncome" | "businessIncome" | "earnedIncome" | "gainsAtOwnRates"
  >,
): Deductions {
  const { filingStatus: status, charity = 0, tips = 0, overtime = 0 } = household;
  const agi = income.adjustedGrossIncome;
  const seniors = seniorsOn(household);
  // 26 U.S.C. 151(d)(5)(C)(iii): each with a number of his own.
  const seniorsWithNumber = seniors === 0 ? 0 : seniorsOn(withNumber(household));

  const standard = standardDeduction(
    law,
    status,
    seniors + (household.blind ?? 0),
    household.isDependent ? income.earnedIncome : undefined,
  );
  const listed = {
    medicalDeduction: medicalExpenseDeduction(household.medicalExpenses ?? 0, agi),
    stateTaxDeduction: stateAndLocalTaxDeduction(
      law.stateAndLocalTax,
      status,
      household.stateTaxes ?? 0,
      agi,
    ),
    charityDeduction: charitableDeduction(law.charity, charity, agi, household.propertyGifts),
    mortgageInsuranceDeduction: mortgageInsuranceDeduction(
      law.mortgageInsurance,
      status,
      household.mortgageInsurance ?? 0,
      agi,
    ),
  };
  const itemizedTotal =
    listed.medicalDeduction +
    listed.stateTaxDeduction +
    listed.charityDeduction +
    listed.mortgageInsuranceDeduction +
    (household.mortgageInterest ?? 0) +
    (household.itemizedDeductions ?? 0);

  const { temporaryDeductions: temporary } = law;
  const added = {
    seniorDeduction: seniorDeduction(temporary, status, seniorsWithNumber, agi),
    tipDeduction: tipDeduction(temporary, status, tips, agi),
    overtimeDeduction: overtimeDeduction(temporary, status, overtime, agi, household.overtimeTimes),
    carLoanDeduction: carLoanInterestDeduction(
      temporary,
      status,
      household.carLoanInterest ?? 0,
      agi,
    ),
  };
  const addedDeductions = Object.values(added).reduce((sum, amount) => sum + amount, 0);

  const businessDeductionAfter = (deducted: number) =>
    qualifiedBusinessIncomeDeduction(
      law.businessIncome,
      status,
      income.businessIncome,
      Math.max(0, agi - addedDeductions - deducted),
      income.gainsAtOwnRates,
    );
  // 26 U.S.C. 199A(e)(1): without regard to the reduction that it lowers.
  const businessDeductionIfItemized = businessDeductionAfter(itemizedTotal);
  const { reduction: rate } = law.itemizedDeductions;
  const topBracket = Math.max(...law.incomeTax.limits[status]);
  const taxed = agi - addedDeductions - businessDeductionIfItemized;
  const itemizedReduction = overallLimitation(rate, itemizedTotal, taxed, topBracket);

  const giftDeduction = Math.min(charity, law.charity.withoutItemizing[status]);
  const itemizes =
    household.mustItemize ||
    (!household.takesStandardDeduction &&
      itemizedTotal - itemizedReduction > standard + giftDeduction);
  const taken = itemizes ? itemizedTotal : standard + giftDeduction;
  const deductionUsed = itemizes ? itemizedTotal - itemizedReduction : taken;
  const businessDeduction = businessDeductionAfter(taken);
  const deductions = addedDeductions + deductionUsed + businessDeduction;
  // No standard deduction, none for state taxes or for seniors, and no overall limitation.
  const allowed = itemizes ? itemizedTotal - listed.stateTaxDeduction : giftDeduction;
  return {
    standardDeduction: standard,
    ...listed,
    itemizedTotal,
    businessDeductionIfItemized,
    itemizedReduction,
    itemizes,
    giftDeduction,
    deductionUsed,
    ...added,
    addedDeductions,
    taxedBeforeBusiness: Math.max(0, agi - addedDeductions - taken),
    businessDeduction,
    deductions,
    deductionsOfMinimumTax: addedDeductions - added.seniorDeduction + allowed + businessDeduction,
    taxableIncome: Math.max(0, agi - deductions),
  };
}

/** The same household without the ages of those who have no Social Security number. */
function withNumber({ withoutNumber, ...household }: Household): Household {
  const { age, spouseAge } = household;
  return {
    ...household,
    age: withoutNumber === "taxpayer" || withoutNumber === "both" ? undefined : age,
    spouseAge: withoutNumber === "spouse" || withoutNumber === "both" ? undefined : spouseAge,
  };
}

/** How many on the return are 65 or older by the end of the year. */
function seniorsOn({ filingStatus, age = 0, spouseAge = 0 }: Household): number {
  const ages = filingStatus === "marriedFilingJointly" ? [age, spouseAge] : [age];
  return ages.filter((one) => one >= 65).length;
}

import { standardDeduction } from "@/lib/tax-law/deductions/standard-deduction";
import type { FederalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import type { LawYear } from "@/lib/tax-law/years/law-year";

/**
 * What a return has that no employer knows of, net: steps 4(a) and 4(b) of a W-4 say it.
 *
 * Returns dollars a year: above 0 is income for step 4(a), below 0 deductions for step 4(b).
 *
 *     beside = adjusted gross income − taxable wages − pensions
 *              − (deductions − standard deduction of the filing status alone)
 *
 * @example incomeBesidePay(law2026, { filingStatus: "single", wages: 60_000, interest: 900 }, federalReturn({ filingStatus: "single", wages: 60_000, interest: 900 }, 2026)) // 900
 *
 * Source: IRS Tax Withholding Estimator, facts/w4.xml; Form W-4, step 4.
 */
export const incomeBesidePay = (
  law: LawYear,
  { filingStatus, pension = 0 }: Household,
  {
    adjustedGrossIncome,
    wages,
    deductions,
  }: Pick<FederalReturn, "adjustedGrossIncome" | "wages" | "deductions">,
): number =>
  adjustedGrossIncome - wages - pension - (deductions - standardDeduction(law, filingStatus, 0));

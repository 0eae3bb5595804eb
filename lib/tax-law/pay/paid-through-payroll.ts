import { sumBy } from "@/lib/finance/sum-by";
import type { Household } from "@/lib/tax-law/household";
import type { LawYear } from "@/lib/tax-law/years/law-year";

import { excessSocialSecurity } from "./excess-social-security";
import { payrollTax } from "./payroll-tax";

/**
 * What employers withhold for Medicare and Social Security that a return counts as paid. Dollars a year.
 *
 *     additional Medicare    = 0.9% of what each employer pays above $200,000
 *     excess Social Security = what the employers of a person withhold above the most of a year
 *
 * @example paidThroughPayroll({ filingStatus: "single", wages: 300_000, wagesByEmployer: [250_000, 50_000] }, law2026.payroll).additionalMedicare // 450
 *
 * Source: 26 U.S.C. 3102(f), 31(b) and 31(c); Form 8959, line 22; Schedule 3 (Form 1040), line 11.
 */
export function paidThroughPayroll(
  household: Household,
  law: LawYear["payroll"],
): { additionalMedicare: number; excessSocialSecurity: number } {
  const { filingStatus, wages = 0, spouseWages = 0 } = household;
  const { wagesByEmployer = [wages], spouseWagesByEmployer = [spouseWages] } = household;
  const people =
    filingStatus === "marriedFilingJointly"
      ? [wagesByEmployer, spouseWagesByEmployer]
      : [wagesByEmployer];
  return {
    additionalMedicare: sumBy(
      people.flat(),
      (ofEmployer) => payrollTax(law, ofEmployer).additionalMedicare,
    ),
    excessSocialSecurity: sumBy(people, (ofPerson) => excessSocialSecurity(law, ofPerson)),
  };
}

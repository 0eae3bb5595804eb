import type { Household } from "@/lib/tax-law/household";
import type { ReturnFigures } from "@/lib/tax-law/return-figures";
import type { LawYear } from "@/lib/tax-law/years/law-year";

/** The tables of a year whose rules a return comes to, for its citation. */
export function tablesUsed(
  lines: ReturnFigures,
  { isDependent, charity = 0 }: Pick<Household, "isDependent" | "charity">,
  law: LawYear,
) {
  const isUsed = {
    itemizedDeductions: lines.itemizedReduction > 0,
    childCredit: lines.fullChildCredit > 0,
    earnedIncomeCredit: lines.earnedIncomeCredit > 0,
    temporaryDeductions: lines.addedDeductions > 0,
    socialSecurityBenefits: lines.taxableSocialSecurity > 0,
    capitalGains: lines.gainsAtOwnRates > 0,
    mortgageInsurance: lines.mortgageInsuranceDeduction > 0,
    dependents: Boolean(isDependent),
    alternativeMinimumTax: lines.alternativeMinimumTax > 0,
    netInvestmentIncome: lines.netInvestmentIncomeTax > 0,
    businessIncome: lines.businessDeduction > 0,
    stateAndLocalTax: lines.stateTaxDeduction > 0,
    charity: charity > 0,
    payroll: lines.selfEmploymentTax > 0,
  };
  const names = Object.keys(isUsed) as (keyof typeof isUsed)[];
  return [law.incomeTax, ...names.filter((name) => isUsed[name]).map((name) => law[name])] as const;
}

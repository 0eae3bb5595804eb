import { selfEmploymentTax as taxUnderLaw } from "@/lib/tax-law/pay/self-employment-tax";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";
import { yearsSince } from "@/lib/tax-law/years/years-since";

export type SelfEmploymentTaxInput = {
  /** Dollars a year after expenses, 0 or more. */
  netEarnings: number;
  /** Single unless given. */
  lawFilingStatus?: FilingStatus;
  /** Dollars a year from a job of the same person, 0 or more; none unless given. */
  lawWages?: number;
  /** The newest unless given. */
  lawYear?: LawYearOption;
};

/** Dollars a year. */
export type SelfEmploymentTaxResult = {
  netEarnings: number;
  baseForSETax: number;
  socialSecurityTax: number;
  medicareTax: number;
  totalSETax: number;
  /** The half that is deducted from income. */
  deductibleSETax: number;
  /** Social Security is paid on no more than this, of wages and earnings together. */
  "law.wageBase": number;
  /** Above this, of wages and earnings together, there is the additional Medicare tax. */
  "law.threshold": number;
  "law.base": number;
  /** The base, and nothing where it is below $400. */
  "law.taxedBase": number;
  "law.socialSecurity": number;
  "law.medicare": number;
  "law.selfEmploymentTax": number;
  "law.deductibleHalf": number;
  /** Beside the self-employment tax, not in it and not deductible. */
  "law.additionalMedicareTax": number;
  "law.leftBeforeIncomeTax": number;
  /** How many years the calendar is past the newest law known. Null where it is not. */
  "law.yearsBehind": number | null;
};

/** The specified figures of 2024. */
const netEarningsFactor = 0.9235;
const socialSecurityRate = 0.124;
const medicareRate = 0.029;
const wageBase = 168_600;

/**
 * What the self-employed pay for Social Security and Medicare in a year, by the specified figures of
 * 2024 and under the law of a year:
 *
 *     base  = net earnings × 92.35%
 *     tax   = 12.4% × the smaller of base and wage base + 2.9% × base
 *     half  = tax ÷ 2
 *
 * The law has no tax on a base below $400, has wages come first in the wage base, and adds the
 * additional Medicare tax: lib/tax-law/pay/self-employment-tax.ts.
 */
export function selfEmploymentTax(
  { netEarnings, lawFilingStatus = "single", lawWages = 0, lawYear }: SelfEmploymentTaxInput,
  { today }: { today: { year: number } },
): SelfEmploymentTaxResult {
  const base = netEarnings * netEarningsFactor;
  const socialSecurityTax = Math.min(base, wageBase) * socialSecurityRate;
  const medicareTax = base * medicareRate;
  const totalSETax = socialSecurityTax + medicareTax;

  const law = lawOf(lawYear).payroll;
  const lawTax = taxUnderLaw(law, lawFilingStatus, netEarnings, lawWages);
  return {
    netEarnings,
    baseForSETax: base,
    socialSecurityTax,
    medicareTax,
    totalSETax,
    deductibleSETax: totalSETax / 2,
    "law.wageBase": law.wageBase,
    "law.threshold": law.medicare.thresholds[lawFilingStatus],
    "law.base": lawTax.base,
    "law.taxedBase": lawTax.base < law.selfEmployment.minimum ? 0 : lawTax.base,
    "law.socialSecurity": lawTax.socialSecurity,
    "law.medicare": lawTax.medicare,
    "law.selfEmploymentTax": lawTax.tax,
    "law.deductibleHalf": lawTax.deductibleHalf,
    "law.additionalMedicareTax": lawTax.additionalMedicare,
    "law.leftBeforeIncomeTax": netEarnings - lawTax.tax - lawTax.additionalMedicare,
    "law.yearsBehind": yearsSince(lawOf().year, today),
  };
}

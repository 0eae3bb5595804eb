import { sumBy } from "@/lib/finance/sum-by";
import { wholeCount } from "@/lib/finance/whole-count";
import { incomeTaxWithheld } from "@/lib/tax-law/pay/income-tax-withheld";
import { payrollTax as payrollTaxByLaw } from "@/lib/tax-law/pay/payroll-tax";
import { withholdingRows, type WithheldRow } from "@/lib/tax-law/pay/withholding-rows";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";
import { yearsSince } from "@/lib/tax-law/years/years-since";

export type PayrollTaxInput = {
  /** Dollars a paycheck, 0 or more. */
  grossPay: number;
  payFrequency: "weekly" | "biweekly" | "semimonthly" | "monthly";
  /** A whole number, 0 or more. The law has none since 2020. */
  allowances: number;
  /** At most two letters; "" is none. Any others are taken 4%. */
  state: string;
  /** Single unless given. */
  lawFilingStatus?: FilingStatus;
  /** Whether the box in step 2 of the Form W-4 is ticked; not unless given. */
  lawStep2?: "no" | "yes";
  /** What the same employer has paid earlier in the year, in dollars; 0 unless given. */
  lawPaidBefore?: number;
  /** The newest unless given. */
  lawYear?: LawYearOption;
};

/** Dollars a paycheck unless a line says otherwise. */
export type PayrollTaxResult = {
  netPay: number;
  grossPay: number;
  /** Paychecks a year. */
  periods: number;
  /** Dollars a year. */
  annualPay: number;
  /** Dollars a year. */
  taxablePay: number;
  socSecTax: number;
  medicareTax: number;
  federalWithholding: number;
  stateWithholding: number;
  totalDeductions: number;
  "law.netPay": number;
  "law.federalWithholding": number;
  /** Dollars a year. */
  "law.annualWithholding": number;
  "law.socialSecurity": number;
  "law.medicare": number;
  /** What is withheld in addition once the year’s pay is above $200,000. */
  "law.additionalMedicare": number;
  "law.totalDeductions": number;
  /** Dollars a year: line 1g of Worksheet 1A. */
  "law.wageAdjustment": number;
  /** Dollars a year. */
  "law.adjustedAnnualWage": number;
  /** Dollars a year. */
  "law.wageBase": number;
  /**
   * In which of the year’s paychecks the wage base is reached, where all are like this one. Null
   * where none of them does.
   */
  "law.lastSocialSecurityPaycheck": number | null;
  /** How many years the calendar is past the newest law known. Null where it is not. */
  "law.yearsBehind": number | null;
  withholding: readonly WithheldRow[];
};

const paychecksOf = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 };

/** The specified figures of 2024, in dollars a year. */
const wageBase = 168_600;
const standardDeduction = 14_600;
const allowance = 4_500;

/**
 * What comes off a paycheck, by the specified figures of 2024 and under the law of a year:
 *
 *     social security = 6.2% of the pay within the wage base
 *     medicare        = 1.45% of all pay
 *     federal         = the tax on a year of such pay ÷ paychecks a year
 *     net             = gross − all of these − 4% for a state
 *
 * The specified figures spread the wage base evenly over the year and take one rate of all taxable
 * pay. By law Social Security is taken in full until the year’s pay reaches the wage base, income
 * tax by the percentage method of Publication 15-T, and nothing here for a state.
 */
export function payrollTax(
  input: PayrollTaxInput,
  { today }: { today: { year: number } },
): PayrollTaxResult {
  const { grossPay, payFrequency, allowances, state } = input;
  const periods = paychecksOf[payFrequency];
  const annualPay = grossPay * periods;
  const taxablePay = Math.max(0, annualPay - allowance * allowances - standardDeduction);

  const socSecTax = (Math.min(annualPay, wageBase) * 0.062) / periods;
  const medicareTax = grossPay * 0.0145;
  const federalWithholding = (taxablePay * flatRate(taxablePay)) / periods;
  const stateWithholding = state === "" ? 0 : grossPay * 0.04;
  const totalDeductions = socSecTax + medicareTax + federalWithholding + stateWithholding;

  return {
    netPay: grossPay - totalDeductions,
    grossPay,
    periods,
    annualPay,
    taxablePay,
    socSecTax,
    medicareTax,
    federalWithholding,
    stateWithholding,
    totalDeductions,
    ...underTheLaw(input, periods),
    "law.yearsBehind": yearsSince(lawOf().year, today),
  };
}

/** The rate on all of a year’s taxable pay. */
function flatRate(taxablePay: number): number {
  if (taxablePay > 100_000) return 0.15;
  return taxablePay > 20_000 ? 0.1 : 0;
}

function underTheLaw(
  {
    grossPay,
    lawFilingStatus = "single",
    lawStep2 = "no",
    lawPaidBefore = 0,
    lawYear,
  }: PayrollTaxInput,
  periods: number,
) {
  const { payroll, withholding } = lawOf(lawYear);
  const step2 = lawStep2 === "yes";
  const wageAdjustment = step2 ? 0 : withholding.adjustments[lawFilingStatus];
  const adjustedAnnualWage = Math.max(0, grossPay * periods - wageAdjustment);

  const federal = incomeTaxWithheld(withholding, lawFilingStatus, grossPay, periods, step2);
  const rows = withholdingRows(withholding, lawFilingStatus, adjustedAnnualWage, step2);
  const byLaw = payrollTaxByLaw(payroll, grossPay, lawPaidBefore);
  const totalDeductions =
    federal + byLaw.socialSecurity + byLaw.medicare + byLaw.additionalMedicare;
  const reaching = wholeCount(payroll.wageBase, grossPay);

  return {
    "law.netPay": grossPay - totalDeductions,
    "law.federalWithholding": federal,
    "law.annualWithholding": sumBy(rows, ({ withheld }) => withheld),
    "law.socialSecurity": byLaw.socialSecurity,
    "law.medicare": byLaw.medicare,
    "law.additionalMedicare": byLaw.additionalMedicare,
    "law.totalDeductions": totalDeductions,
    "law.wageAdjustment": wageAdjustment,
    "law.adjustedAnnualWage": adjustedAnnualWage,
    "law.wageBase": payroll.wageBase,
    "law.lastSocialSecurityPaycheck": reaching <= periods ? reaching : null,
    withholding: rows,
  };
}

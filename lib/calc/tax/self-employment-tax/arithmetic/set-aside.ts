import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import { requiredAnnualPayment } from "@/lib/tax-law/pay/required-annual-payment";
import { returnLines, type ReturnLine } from "@/lib/tax-law/return-lines";
import { lawOf } from "@/lib/tax-law/years/law-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

/** What the law asks beyond the specified box. Dollars a year. */
export type SelfEmployedInput = {
  /** After expenses, 0 or more. */
  netEarnings: number;
  /** Single unless given. */
  lawFilingStatus?: FilingStatus;
  /** From a job of the same person, 0 or more; none unless given. */
  lawWages?: number;
  spouseWages?: number;
  /** Interest, and dividends that are not qualified. */
  otherIncome?: number;
  /** The taxable part of pensions, and other income that is neither earned nor invested. */
  pension?: number;
  /** To traditional IRAs and to health savings accounts, as far as they are deducted. */
  contributions?: number;
  /** To a plan of the business. */
  selfEmployedPlan?: number;
  /** Under 17. */
  children?: number;
  itemizedDeductions?: number;
  /** From wages. Null is as much as they would be taxed without the business. */
  withheld?: number | null;
  /** All federal taxes of the year before. Null is not known. */
  lastYearTax?: number | null;
  /** The adjusted gross income of the year before. */
  lastYearIncome?: number;
  /** The newest unless given. */
  lawYear?: LawYearOption;
};

/** Dollars a year unless a line says otherwise. */
export type SetAside = {
  /** What the profit adds to all federal taxes. */
  setAside: number;
  /** Percent of the profit. Null without one. */
  setAsideRate: number | null;
  /** What the profit adds to income tax. */
  incomeTax: number;
  businessDeduction: number;
  /** What is left of the profit. */
  afterTax: number;
  /** Dollars a quarter. */
  quarter: number;
  /** Dollars a quarter: the least without a penalty. */
  leastQuarter: number;
  federal: readonly ReturnLine[];
};

/** The whole return with and without the business, whose plan goes with it. */
export function setAsideFor(input: SelfEmployedInput): SetAside {
  const { netEarnings, lawFilingStatus = "single", lawYear, lastYearTax = null } = input;
  const household: Household = {
    filingStatus: lawFilingStatus,
    wages: input.lawWages,
    spouseWages: input.spouseWages,
    interest: input.otherIncome,
    pension: input.pension,
    traditionalIra: input.contributions,
    children: input.children,
    itemizedDeductions: input.itemizedDeductions,
  };
  const { year } = lawOf(lawYear);
  const without = federalReturn(household, year);
  const business = { selfEmployment: netEarnings, selfEmployedPlan: input.selfEmployedPlan };
  const withBusiness = federalReturn({ ...household, ...business }, year);

  const setAside = withBusiness.totalTax - without.totalTax;
  const withheld = input.withheld ?? Math.max(0, without.totalTax);
  const required = requiredAnnualPayment(
    lawFilingStatus,
    withBusiness.totalTax,
    withheld,
    lastYearTax === null
      ? null
      : { tax: lastYearTax, adjustedGrossIncome: input.lastYearIncome ?? 0 },
  );
  return {
    setAside,
    setAsideRate: netEarnings > 0 ? (setAside / netEarnings) * 100 : null,
    incomeTax: withBusiness.tax - without.tax,
    businessDeduction: withBusiness.businessDeduction,
    afterTax: netEarnings - setAside,
    quarter: Math.max(0, setAside) / 4,
    leastQuarter: Math.max(0, required - withheld) / 4,
    federal: returnLines(without, withBusiness),
  };
}

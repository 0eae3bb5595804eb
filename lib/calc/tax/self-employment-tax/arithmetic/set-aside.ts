import { federalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import { requiredAnnualPayment } from "@/lib/tax-law/pay/required-annual-payment";
import { returnLines, type ReturnLine } from "@/lib/tax-law/return-lines";
import { addedStateTaxOf, type AddedStateTax } from "@/lib/tax-law/states/added-state-tax";
import type { StateChoice } from "@/lib/tax-law/states/compared-states";
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
} & Pick<StateChoice, "state">;

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

/** Whom the form describes, without the business. */
const householdOf = (input: SelfEmployedInput): Household => ({
  filingStatus: input.lawFilingStatus ?? "single",
  wages: input.lawWages,
  spouseWages: input.spouseWages,
  interest: input.otherIncome,
  pension: input.pension,
  traditionalIra: input.contributions,
  children: input.children,
  itemizedDeductions: input.itemizedDeductions,
});

/** The business, whose plan goes with it. */
const businessOf = ({ netEarnings, selfEmployedPlan }: SelfEmployedInput) => ({
  selfEmployment: netEarnings,
  selfEmployedPlan,
});

/** What the business adds to the income tax of the state. */
export function stateTaxOnProfit(input: SelfEmployedInput): AddedStateTax {
  const household = householdOf(input);
  const withBusiness = { ...household, ...businessOf(input) };
  return addedStateTaxOf(household, withBusiness, input, lawOf(input.lawYear).year);
}

/** The whole return with and without the business. */
export function setAsideFor(input: SelfEmployedInput): SetAside {
  const { netEarnings, lawFilingStatus = "single", lawYear, lastYearTax = null } = input;
  const household = householdOf(input);
  const { year } = lawOf(lawYear);
  const without = federalReturn(household, year);
  const withBusiness = federalReturn({ ...household, ...businessOf(input) }, year);

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

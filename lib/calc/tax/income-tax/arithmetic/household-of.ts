import type { Household } from "@/lib/tax-law/household";
import { withOtherLines, type OtherLine } from "@/lib/tax-law/other-lines";
import type { StateChoice } from "@/lib/tax-law/states/compared-states";
import { placeOf } from "@/lib/tax-law/states/place-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

import type { SeparateReturnsInput } from "./both-ways";

/** What the law asks of a household beyond the specified boxes, in the words of the return. */
export type IncomeTaxInput = Pick<
  Household,
  | "age"
  | "spouseAge"
  | "blind"
  | "children"
  | "olderChildren"
  | "otherDependents"
  | "spouseWages"
  | "selfEmployment"
  | "interest"
  | "qualifiedDividends"
  | "longTermGains"
  | "shortTermGains"
  | "pension"
  | "socialSecurity"
  | "preTax401k"
  | "traditionalIra"
  | "hsa"
  | "selfEmployedPlan"
  | "studentLoanInterest"
  | "stateTaxes"
  | "mortgageInterest"
  | "mortgageInsurance"
  | "charity"
  | "tips"
  | "overtime"
  | "carLoanInterest"
  | "withheld"
> &
  StateChoice &
  SeparateReturnsInput & {
    /** Dollars a year, 0 or more. */
    grossIncome: number;
    filingStatus: "single" | "marriedFilingJointly";
    /** Dollars a year; null is none. Counted only where above the standard deduction. */
    itemizedDeductions: number | null;
    /** Of spouses who file separately. */
    livedApart?: "no" | NonNullable<Household["livedApart"]>;
    /** Whether somebody else claims the visitor. */
    isDependent?: "no" | "yes";
    /** How many times the regular rate overtime is paid. */
    overtimeTimes?: "timeAndAHalf" | "doubleTime";
    /** Dollars a year on top of the gross income: what is left of it is asked. */
    raise?: number;
    /** How many of those on the return have Medicare, 0 to 2. */
    onMedicare?: number;
    /** What few people have. */
    otherLines?: readonly OtherLine[];
    /** "" is the same as filingStatus. */
    lawFilingStatus?: FilingStatus | "";
    /** The newest unless given. */
    lawYear?: LawYearOption;
  };

/** Whom the form describes: of the filing status the law knows more than the specified box. */
export function householdOf({
  livedApart,
  isDependent,
  overtimeTimes,
  otherLines = [],
  ...input
}: IncomeTaxInput): Household {
  const household: Household = {
    ...input,
    filingStatus: input.lawFilingStatus || input.filingStatus,
    wages: input.grossIncome,
    itemizedDeductions: Math.max(0, input.itemizedDeductions ?? 0),
    livedApart: livedApart === "no" ? undefined : livedApart,
    isDependent: isDependent === "yes",
    overtimeTimes: overtimeTimes === "doubleTime" ? 2 : 1.5,
  };
  return withOtherLines(household, otherLines, placeOf(input.state ?? ""));
}

import type { Household } from "@/lib/tax-law/household";
import { householdOfBoxes, type HouseholdBoxes } from "@/lib/tax-law/household-boxes";
import type { StateChoice } from "@/lib/tax-law/states/compared-states";
import { placeOf } from "@/lib/tax-law/states/place-of";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import type { LawYearOption } from "@/lib/tax-law/years/law-years";

import type { SeparateReturnsInput } from "./both-ways";
import type { StudentLoansInput } from "./loan-ways";

/** What the law asks of a household beyond the specified boxes, in the words of the return. */
export type IncomeTaxInput = HouseholdBoxes &
  Pick<Household, "spouseWages" | "preTax401k" | "overtime" | "withheld"> &
  StateChoice &
  SeparateReturnsInput &
  StudentLoansInput & {
    /** Dollars a year, 0 or more. */
    grossIncome: number;
    filingStatus: "single" | "marriedFilingJointly";
    /** Dollars a year; null is none. Counted only where above the standard deduction. */
    itemizedDeductions: number | null;
    /** Dollars a year on top of the gross income: what is left of it is asked. */
    raise?: number;
    /** How many of those on the return have Medicare, 0 to 2. */
    onMedicare?: number;
    /** "" is the same as filingStatus. */
    lawFilingStatus?: FilingStatus | "";
    /** The newest unless given. */
    lawYear?: LawYearOption;
  };

/** Whom the form describes: of the filing status the law knows more than the specified box. */
export const householdOf = (input: IncomeTaxInput): Household =>
  householdOfBoxes(
    input,
    {
      filingStatus: input.lawFilingStatus || input.filingStatus,
      wages: input.grossIncome,
      itemizedDeductions: Math.max(0, input.itemizedDeductions ?? 0),
    },
    placeOf(input.state ?? ""),
  );

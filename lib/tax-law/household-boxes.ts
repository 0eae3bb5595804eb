import type { Place } from "./health/poverty-guidelines";
import type { Household } from "./household";
import { withOtherLines, type OtherLine } from "./other-lines";

/** What a form asks of a household, in the words of the return. Dollars a year. */
export type HouseholdBoxes = Pick<
  Household,
  | "age"
  | "spouseAge"
  | "blind"
  | "children"
  | "olderChildren"
  | "otherDependents"
  | "selfEmployment"
  | "interest"
  | "qualifiedDividends"
  | "longTermGains"
  | "shortTermGains"
  | "pension"
  | "socialSecurity"
  | "traditionalIra"
  | "hsa"
  | "selfEmployedPlan"
  | "studentLoanInterest"
  | "stateTaxes"
  | "mortgageInterest"
  | "mortgageInsurance"
  | "charity"
  | "tips"
  | "carLoanInterest"
> & {
  /** Of spouses who file separately. */
  livedApart?: "no" | NonNullable<Household["livedApart"]>;
  /** Whether somebody else claims the visitor. */
  isDependent?: "no" | "yes";
  /** How many times the regular rate overtime is paid. */
  overtimeTimes?: "timeAndAHalf" | "doubleTime";
  /** What few people have. */
  otherLines?: readonly OtherLine[];
};

/**
 * The household that a form describes.
 *
 * - `own` what the form knows of it in other words: it counts in place of a box of the same name
 * - `place` for the poverty line of the premium credit
 *
 * @example householdOfBoxes({ interest: 400, otherLines: [{ line: "unemployment", amount: 900 }] }, { filingStatus: "single" }).unemployment // 900
 */
export function householdOfBoxes(boxes: HouseholdBoxes, own: Household, place?: Place): Household {
  const { livedApart, isDependent, overtimeTimes, otherLines = [], ...same } = boxes;
  const household: Household = {
    ...same,
    livedApart: livedApart === "no" ? undefined : livedApart,
    isDependent: isDependent === "yes",
    overtimeTimes: overtimeTimes === "doubleTime" ? 2 : 1.5,
    ...own,
  };
  return withOtherLines(household, otherLines, place);
}

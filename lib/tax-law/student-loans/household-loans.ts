import type { Place } from "@/lib/tax-law/health/poverty-guidelines";
import type { Household } from "@/lib/tax-law/household";

import type { Borrower } from "./borrower";

/** The plan that a household repays its federal loans under. */
export type IncomeDrivenPlanName = "rap" | "ibrNew" | "ibrOld";

/** The federal loans of a household: dollars of each, and percent a year. */
export type HouseholdLoans = {
  plan: IncomeDrivenPlanName;
  taxpayer: number;
  spouse: number;
  rate: number;
  place?: Place;
};

/** A loan, and who repays it. */
export type BorrowedLoan = { loan: { owed: number; rate: number }; borrower: Borrower };

/**
 * The borrowers on a return, each with the part of the payment that is theirs: of a joint return it is divided as the
 * loans are.
 *
 * - `income` adjusted gross income of the return in dollars a year
 *
 * The family has who is on the return, and all its dependents. Income and prices stay as they are.
 *
 * @example borrowersOn({ filingStatus: "marriedFilingJointly", children: 1 }, 80_000, { plan: "rap", taxpayer: 30_000, spouse: 10_000, rate: 6 })[1].borrower.share // 0.25
 *
 * Source: 34 CFR 685.209(b)(1) and (f).
 */
export function borrowersOn(
  household: Household,
  income: number,
  { taxpayer, spouse, rate, place = "contiguous" }: HouseholdLoans,
): BorrowedLoan[] {
  const { filingStatus: status, children = 0, olderChildren = 0, otherDependents = 0 } = household;
  const isJoint = status === "marriedFilingJointly";
  const dependents = children + olderChildren + otherDependents;
  const owed = isJoint ? [taxpayer, spouse] : [taxpayer];
  const all = owed.reduce((sum, one) => sum + one, 0);
  return owed
    .filter((one) => one > 0)
    .map((one) => ({
      loan: { owed: one, rate },
      borrower: {
        agi: income,
        dependents,
        familySize: dependents + (isJoint ? 2 : 1),
        incomeGrowth: 0,
        inflation: 0,
        place,
        status,
        share: one / all,
      },
    }));
}

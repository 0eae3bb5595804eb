import type { Household } from "@/lib/tax-law/household";

/** How many are on a return, with their dependents: 26 U.S.C. 36B(d)(1). */
const sizeOf = (household: Household): number =>
  (household.filingStatus === "marriedFilingJointly" ? 2 : 1) +
  (household.children ?? 0) +
  (household.olderChildren ?? 0) +
  (household.otherDependents ?? 0);

/**
 * The family that a premium credit goes by: how many it has, and its income in dollars.
 *
 * - `lines` of the return: the adjusted gross income, and what of the benefits is taxed
 *
 *     income = adjusted gross income + tax-exempt interest + benefits that are not taxed
 *
 * What dependents earn themselves is not counted.
 *
 * @example taxFamily({ filingStatus: "single", children: 2 }, { adjustedGrossIncome: 40_000, taxableSocialSecurity: 0 }).people // 3
 *
 * Source: 26 U.S.C. 36B(d).
 */
export const taxFamily = (
  household: Household,
  lines: { adjustedGrossIncome: number; taxableSocialSecurity: number },
): { people: number; income: number } => ({
  people: sizeOf(household),
  income:
    lines.adjustedGrossIncome +
    (household.taxExemptInterest ?? 0) +
    (household.socialSecurity ?? 0) -
    lines.taxableSocialSecurity,
});

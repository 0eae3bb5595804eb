import type { Household } from "../household";

/**
 * How many a premium credit counts: those on the return and their dependents.
 *
 * @example taxFamilySize({ filingStatus: "marriedFilingJointly", children: 2 }) // 4
 *
 * Source: 26 U.S.C. 36B(d)(1).
 */
export const taxFamilySize = (household: Household): number =>
  (household.filingStatus === "marriedFilingJointly" ? 2 : 1) +
  (household.children ?? 0) +
  (household.olderChildren ?? 0) +
  (household.otherDependents ?? 0);

import type { Household } from "../household";
import type { LawYear } from "../years/law-year";

/** Who of a household a form asks for. */
type Who = "taxpayer" | "spouse";

/**
 * Whether two spouses are on the return.
 *
 * @example isJoint({ filingStatus: "headOfHousehold" }) // false
 */
export const isJoint = ({ filingStatus }: Household): boolean =>
  filingStatus === "marriedFilingJointly";

/**
 * Whether somebody is on the return, and has a Social Security number.
 *
 * @example hasNumber({ filingStatus: "marriedFilingJointly", withoutNumber: "taxpayer" }, "spouse") // true
 */
export const hasNumber = (household: Household, who: Who): boolean => {
  const { withoutNumber } = household;
  const isOnReturn = who === "taxpayer" || isJoint(household);
  return isOnReturn && withoutNumber !== who && withoutNumber !== "both";
};

/**
 * Whether nobody who files has a Social Security number: then some credits are none.
 *
 * @example isWithoutNumber({ filingStatus: "single", withoutNumber: "taxpayer" }) // true
 */
export const isWithoutNumber = (household: Household): boolean =>
  !hasNumber(household, "taxpayer") && !hasNumber(household, "spouse");

/**
 * How many count for the child tax credit, and how many for the credit for other dependents.
 *
 * @example dependentsOn({ filingStatus: "single", children: 2, olderChildren: 1 }, law2026).others // 1
 *
 * Source: 26 U.S.C. 24(h)(4) and (7).
 */
export function dependentsOn(household: Household, { childCredit }: Pick<LawYear, "childCredit">) {
  const { children = 0, olderChildren = 0, otherDependents = 0 } = household;
  const others = olderChildren + otherDependents;
  const isOther = childCredit.needsNumber && isWithoutNumber(household);
  return isOther ? { children: 0, others: others + children } : { children, others };
}

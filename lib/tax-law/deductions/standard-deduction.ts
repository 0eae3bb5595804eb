import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The standard deduction.
 *
 * - `agedOrBlind` how many of these are true: the taxpayer is 65 or older, is blind, and for a joint
 *   return the same of the spouse: from 0 to 4
 *
 * Returns dollars. That of a person whom somebody else can claim is smaller, and is not modeled.
 *
 *     deduction = amount of the status + agedOrBlind × addition of the status
 *
 * @example standardDeduction(law2026, "marriedFilingJointly", 2) // 35500
 *
 * Source: 26 U.S.C. 63(c) and (f).
 */
export const standardDeduction = (
  law: Pick<LawYear, "incomeTax" | "agedOrBlind">,
  status: FilingStatus,
  agedOrBlind: number,
): number =>
  law.incomeTax.standardDeduction[status] + agedOrBlind * law.agedOrBlind.addition[status];

import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The standard deduction.
 *
 * - `agedOrBlind` how many of these are true: the taxpayer is 65 or older, is blind, and for a joint
 *   return the same of the spouse: from 0 to 4
 * - `dependentEarnings` dollars earned by somebody whom another can claim; nothing for all others
 *
 * Returns dollars.
 *
 *     deduction = amount of the status + agedOrBlind × addition of the status
 *     amount of a dependent = earnings + $450, at least $1,350 and at most the amount of the status (2026)
 *
 * @example standardDeduction(law2026, "marriedFilingJointly", 2) // 35500
 * @example standardDeduction(law2026, "single", 0, 5_000) // 5450
 *
 * Source: 26 U.S.C. 63(c) and (f).
 */
export function standardDeduction(
  law: Pick<LawYear, "incomeTax" | "agedOrBlind" | "dependents">,
  status: FilingStatus,
  agedOrBlind: number,
  dependentEarnings?: number,
): number {
  const { aboveEarnings, least } = law.dependents;
  const full = law.incomeTax.standardDeduction[status];
  const basic =
    dependentEarnings === undefined
      ? full
      : Math.min(full, Math.max(least, dependentEarnings + aboveEarnings));
  return basic + agedOrBlind * law.agedOrBlind.addition[status];
}

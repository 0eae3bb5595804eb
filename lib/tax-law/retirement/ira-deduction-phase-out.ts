import type { FilingStatus, LawYear, PhaseOut } from "@/lib/tax-law/years/law-year";

/** Whom a retirement plan at work covers: neither, the person, or only the other spouse. */
export type PlanCoverage = "no" | "yes" | "spouse";

/**
 * The incomes between which the deduction for a traditional IRA shrinks to nothing, in dollars.
 *
 * - `status` married filing separately is meant of spouses who lived together at any time of the year: others count as single
 * - `coverage` by a plan at work; "spouse" counts for those who are married
 *
 * Returns null where the income does not count.
 *
 * @example iraDeductionPhaseOut(law2026.savingByIncome, "single", "yes")[0] // 81000
 * @example iraDeductionPhaseOut(law2026.savingByIncome, "single", "no") // null
 *
 * Source: 26 U.S.C. 219(g)(3), (4) and (7).
 */
export function iraDeductionPhaseOut(
  law: LawYear["savingByIncome"],
  status: FilingStatus,
  coverage: PlanCoverage,
): PhaseOut | null {
  if (coverage === "yes") return law.coveredIra[status];
  const isMarried = status === "marriedFilingJointly" || status === "marriedFilingSeparately";
  return coverage === "spouse" && isMarried ? law.spouseCoveredIra[status] : null;
}

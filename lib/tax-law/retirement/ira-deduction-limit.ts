import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

import { iraDeductionPhaseOut, type PlanCoverage } from "./ira-deduction-phase-out";
import { phasedLimit } from "./phased-limit";

/**
 * The most of a contribution to traditional IRAs that a person may deduct in a year, in dollars.
 *
 * - `status` married filing separately is meant of spouses who lived together at any time of the year: others count as single
 * - `coverage` by a plan at work; "spouse" counts for those who are married
 * - `income` modified adjusted gross income in dollars, of both spouses on a joint return
 * - `limit` for all IRAs at the age, in dollars
 *
 * @example iraDeductionLimit(law2026.savingByIncome, "single", "yes", 86_000, 7_500) // 3750
 * @example iraDeductionLimit(law2026.savingByIncome, "single", "no", 500_000, 7_500) // 7500
 *
 * Source: 26 U.S.C. 219(g).
 */
export function iraDeductionLimit(
  law: LawYear["savingByIncome"],
  status: FilingStatus,
  coverage: PlanCoverage,
  income: number,
  limit: number,
): number {
  const phaseOut = iraDeductionPhaseOut(law, status, coverage);
  return phaseOut ? phasedLimit(limit, income, phaseOut) : limit;
}

import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

import { phasedLimit } from "./phased-limit";

/**
 * The most that a person may put into Roth IRAs in a year, in dollars.
 *
 * - `status` married filing separately is meant of spouses who lived together at any time of the year: others count as single
 * - `income` modified adjusted gross income in dollars, of both spouses on a joint return
 * - `limit` for all IRAs at the age, in dollars, less what goes into traditional ones
 *
 * @example rothIraLimit(law2026.savingByIncome, "single", 160_500, 7_500) // 3750
 * @example rothIraLimit(law2026.savingByIncome, "marriedFilingJointly", 252_000, 7_500) // 0
 *
 * Source: 26 U.S.C. 408A(c)(3).
 */
export const rothIraLimit = (
  { rothIra }: LawYear["savingByIncome"],
  status: FilingStatus,
  income: number,
  limit: number,
): number => phasedLimit(limit, income, rothIra[status]);

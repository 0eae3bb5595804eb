import { reducedDeduction } from "./reduced-deduction";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The deduction of 2025 to 2028 for people who are 65 or older by the end of the year, itemized or not.
 *
 * - `people` on the return who are: 0, 1 or 2
 * - `income` the adjusted gross income in dollars
 *
 * Returns dollars. None on a separate return.
 *
 *     deduction = people × ($6,000 − 6% of the income above the threshold), at least 0
 *
 * @example seniorDeduction(law2026.temporaryDeductions, "single", 1, 100_000) // 4500
 *
 * Source: 26 U.S.C. 151(d)(5)(C).
 */
export const seniorDeduction = (
  { senior }: LawYear["temporaryDeductions"],
  status: FilingStatus,
  people: number,
  income: number,
): number => people * reducedDeduction(senior, status, senior.most[status], income, "exact");

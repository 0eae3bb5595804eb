import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The deduction for interest paid on student loans, itemized or not.
 *
 * - `interest` paid in the year, in dollars
 * - `income` the adjusted gross income without this deduction, in dollars
 *
 * Returns dollars. None on a separate return.
 *
 *     deduction = the smaller of interest and $2,500, × (end of the range − income) ÷ its length
 *
 * @example studentLoanInterestDeduction(law2026.studentLoanInterest, "single", 3_000, 91_000) // 1500
 *
 * Source: 26 U.S.C. 221.
 */
export function studentLoanInterestDeduction(
  { most, phaseOut }: LawYear["studentLoanInterest"],
  status: FilingStatus,
  interest: number,
  income: number,
): number {
  const range = phaseOut[status];
  if (!range) return 0;
  const [from, to] = range;
  const part = Math.min(1, Math.max(0, (to - income) / (to - from)));
  return Math.min(interest, most) * part;
}

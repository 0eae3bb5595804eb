import type { LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The itemized deduction for cash given to public charities.
 *
 * - `given` dollars in the year
 * - `income` the adjusted gross income in dollars; below 0 counts as 0
 *
 * Returns dollars. What is above the ceiling can be deducted in later years, which is not modeled.
 *
 *     deduction = the smaller of given and 60% of income, − 0.5% of income from 2026 on
 *
 * @example charitableDeduction(law2026.charity, 3_000, 100_000) // 2500
 *
 * Source: 26 U.S.C. 170(b)(1)(G) and (I).
 */
export function charitableDeduction(
  { ceiling, floor }: LawYear["charity"],
  given: number,
  income: number,
): number {
  const base = Math.max(0, income);
  return Math.max(0, Math.min(given, ceiling * base) - floor * base);
}

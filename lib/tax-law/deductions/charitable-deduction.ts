import type { LawYear } from "@/lib/tax-law/years/law-year";

/** 26 U.S.C. 170(b)(1)(A): up to what part of the income property counts. */
const ceilingOfProperty = 0.5;

/**
 * The itemized deduction for what was given to public charities.
 *
 * - `given` cash in the year, in dollars
 * - `income` the adjusted gross income in dollars; below 0 counts as 0
 * - `property` given, at what counts of its value, in dollars
 *
 * Returns dollars. What is above the ceiling can be deducted in later years, which is not modeled. Nor is the
 * ceiling of 30% for what has gained in value and is deducted at that value.
 *
 *     counted   = the smaller of property and 50% of income, + given, at most 60% of income
 *     deduction = counted − 0.5% of income from 2026 on
 *
 * @example charitableDeduction(law2026.charity, 3_000, 100_000) // 2500
 * @example charitableDeduction(law2026.charity, 20_000, 100_000, 55_000) // 59500
 *
 * Source: 26 U.S.C. 170(b)(1)(A), (G) and (I).
 */
export function charitableDeduction(
  { ceiling, floor }: LawYear["charity"],
  given: number,
  income: number,
  property = 0,
): number {
  const base = Math.max(0, income);
  const counted = Math.min(given + Math.min(property, ceilingOfProperty * base), ceiling * base);
  return Math.max(0, counted - floor * base);
}

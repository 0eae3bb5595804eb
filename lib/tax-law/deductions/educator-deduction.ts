import type { LawYear } from "@/lib/tax-law/years/law-year";

/**
 * What teachers deduct for their classes without itemizing.
 *
 * - `paid` dollars in the year by each on the return who teaches
 *
 * Returns dollars.
 *
 *     deduction = the smaller of paid and $350 in 2026, for each of them
 *
 * @example educatorDeduction(law2026.educators, [400, 200]) // 550
 *
 * Source: 26 U.S.C. 62(a)(2)(D) and (d).
 */
export const educatorDeduction = (
  { most }: LawYear["educators"],
  paid: readonly number[],
): number => paid.reduce((sum, amount) => sum + Math.min(amount, most), 0);

import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The saver’s credit for what one person contributes to IRAs and plans at work, in dollars, before the limit that the tax
 * itself sets: the credit is not refunded.
 *
 * - `income` adjusted gross income in dollars, of both spouses on a joint return
 * - `contribution` of the person in dollars, less what was taken out in the year, in the two years before, and until the
 *   return is due
 *
 *     credit = 50%, 20%, 10% or 0% by income and status × the smaller of contribution and $2,000
 *
 * It is for those who are 18 or older, no full-time students and nobody’s dependents. From 2027 the saver’s match of
 * 26 U.S.C. 6433 takes its place.
 *
 * @example saversCredit(law2026.savingByIncome, "single", 24_250, 3_000) // 1000
 * @example saversCredit(law2026.savingByIncome, "single", 24_251, 3_000) // 400
 *
 * Source: 26 U.S.C. 25B.
 */
export function saversCredit(
  law: LawYear["savingByIncome"],
  status: FilingStatus,
  income: number,
  contribution: number,
): number {
  const { rates, limits, contribution: counted } = law.saversCredit;
  const bracket = limits[status].findIndex((limit) => income <= limit);
  return (rates.at(bracket) ?? 0) * Math.min(contribution, counted);
}

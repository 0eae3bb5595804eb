import type { FilingStatus } from "@/lib/tax-law/years/law-year";

/** What a return of last year came to, in dollars. */
type LastYear = { tax: number; adjustedGrossIncome: number };

/**
 * The least that has to be paid during a year, by withholding and in estimated payments, for no penalty.
 *
 * - `tax` of this year: income, self-employment and additional Medicare tax, in dollars
 * - `withheld` in this year, in dollars
 * - `lastYear` null where it is not known: then this year’s tax alone counts
 *
 * Returns dollars, 0 where less than $1,000 is left after withholding.
 *
 *     required = the smaller of 90% of this year’s tax and last year’s tax,
 *                which counts 110% above an adjusted gross income of $150,000 ($75,000 on a separate return)
 *
 * @example requiredAnnualPayment("single", 16_647.47, 0, null) // 14982.723
 * @example requiredAnnualPayment("single", 16_647.47, 0, { tax: 9_000, adjustedGrossIncome: 160_000 }) // 9900
 *
 * Source: 26 U.S.C. 6654(d)(1) and (e)(1).
 */
export function requiredAnnualPayment(
  status: FilingStatus,
  tax: number,
  withheld: number,
  lastYear: LastYear | null,
): number {
  if (tax - withheld < 1_000) return 0;
  const ofThisYear = 0.9 * tax;
  if (!lastYear) return ofThisYear;
  const high = status === "marriedFilingSeparately" ? 75_000 : 150_000;
  const factor = lastYear.adjustedGrossIncome > high ? 1.1 : 1;
  return Math.min(ofThisYear, factor * Math.max(0, lastYear.tax));
}

import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The itemized deduction for state and local taxes: on income or sales, and on property.
 *
 * - `paid` dollars in the year
 * - `income` the adjusted gross income in dollars
 *
 * Returns dollars.
 *
 *     limit     = the most of the year − 30% of the income above the threshold, at least $10,000;
 *                 half of that on a separate return
 *     deduction = the smaller of paid and limit
 *
 * @example stateAndLocalTaxDeduction(law2026.stateAndLocalTax, "single", 50_000, 555_000) // 25400
 *
 * Source: 26 U.S.C. 164(b)(6) and (7).
 */
export function stateAndLocalTaxDeduction(
  { most, phaseDown }: LawYear["stateAndLocalTax"],
  status: FilingStatus,
  paid: number,
  income: number,
): number {
  const limit = phaseDown
    ? Math.max(
        phaseDown.least,
        most - phaseDown.rate * Math.max(0, income - phaseDown.thresholds[status]),
      )
    : most;
  return Math.min(paid, status === "marriedFilingSeparately" ? limit / 2 : limit);
}

import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The itemized deduction for premiums of mortgage insurance, which count as interest on the home.
 *
 * - `premiums` paid in the year, in dollars
 * - `income` the adjusted gross income in dollars
 *
 * Returns dollars: 0 in the years that have no such deduction.
 *
 *     deduction = premiums × (1 − 10% for each $1,000 above $100,000, or a part of it), at least 0
 *
 * A separate return has half of both amounts.
 *
 * @example mortgageInsuranceDeduction(law2026.mortgageInsurance, "single", 2_000, 103_500) // 1200
 *
 * Source: 26 U.S.C. 163(h)(3)(E) and (F)(i)(III).
 */
export function mortgageInsuranceDeduction(
  { share, thresholds, step }: LawYear["mortgageInsurance"],
  status: FilingStatus,
  premiums: number,
  income: number,
): number {
  const steps = Math.ceil(Math.max(0, income - thresholds[status]) / step[status]);
  return (share * premiums * Math.max(0, 10 - steps)) / 10;
}

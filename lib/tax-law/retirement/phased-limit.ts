import type { PhaseOut } from "@/lib/tax-law/years/law-year";

/**
 * What is left of a limit on IRA contributions at an income, in dollars.
 *
 * - `limit` of the year for the age, in dollars: a multiple of $10
 * - `income` modified adjusted gross income in dollars
 * - `phaseOut` the incomes at which the limit starts to shrink, and at which nothing is left
 *
 *     left = limit − limit × (income − from) ÷ (to − from), the reduction rounded down to $10,
 *            but at least $200 below `to`
 *
 * @example phasedLimit(7_500, 160_500, [153_000, 168_000]) // 3750
 * @example phasedLimit(7_500, 167_999, [153_000, 168_000]) // 200
 *
 * Source: 26 U.S.C. 219(g)(2), and 408A(c)(3)(A), which takes its rules.
 */
export function phasedLimit(limit: number, income: number, phaseOut: PhaseOut): number {
  const [from, to] = phaseOut;
  if (income <= from) return limit;
  if (income >= to) return 0;
  const reduction = Math.floor((limit * (income - from)) / (to - from) / 10) * 10;
  return Math.max(200, limit - reduction);
}

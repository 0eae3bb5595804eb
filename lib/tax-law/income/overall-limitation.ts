/**
 * The overall limitation on itemized deductions: how much of them the law of a year takes away.
 *
 * - `reduction` of the year, a fraction: 2/37 from 2026 on, 0 before
 * - `itemized` deductions in dollars, after every other limit; below 0 counts as 0
 * - `income` in dollars: the taxable income before this rule, increased by the itemized deductions
 * - `topBracket` where the highest bracket of the filing status begins, in dollars
 *
 * Returns dollars, 0 where the income does not reach that bracket.
 *
 *     taken away = reduction × the smaller of itemized and (income − topBracket)
 *
 * @example overallLimitation(2 / 37, 50_000, 1_000_000, 640_600) // 2702.7027027027…
 *
 * Source: 26 U.S.C. 68(a).
 */
export const overallLimitation = (
  reduction: number,
  itemized: number,
  income: number,
  topBracket: number,
): number => reduction * Math.max(0, Math.min(itemized, income - topBracket));

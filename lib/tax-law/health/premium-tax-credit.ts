/**
 * The premium tax credit, in dollars a year (or a month, where everything is).
 *
 * - `expected` contribution of the household in dollars: the applicable percentage of its income, or
 *   null where its income is too low or too high for a credit
 * - `benchmark` premium, of the second-lowest silver plan, in dollars
 * - `premium` of the plan that was chosen, in dollars: the benchmark plan’s unless given
 *
 * Returns dollars, never negative and never more than the premium.
 *
 *     credit = the smaller of premium and (benchmark − expected), at least 0
 *
 * @example premiumTaxCredit(2_065.8, 6_000) // 3934.2
 * @example premiumTaxCredit(null, 6_000) // 0
 *
 * Source: 26 U.S.C. 36B(b)(2).
 */
export const premiumTaxCredit = (
  expected: number | null,
  benchmark: number,
  premium = benchmark,
): number => (expected === null ? 0 : Math.max(0, Math.min(premium, benchmark - expected)));

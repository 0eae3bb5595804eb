import { planNumbers } from "./plan-numbers";

/**
 * A month’s payment under Income-Based Repayment (IBR).
 *
 * - `income` adjusted gross income in dollars a year
 * - `povertyGuideline` of the family in dollars a year
 * - `percent` 10 for a new borrower, 15 for others
 * - `standardPayment` dollars a month that would repay in 10 years what was owed at the start of the plan
 * - `share` of the federal loans of both spouses on a joint return, a fraction: all of them unless given
 *
 *     payment = percent × (income − 150% of the guideline) ÷ 12 × share, at least 0, at most the standard payment
 *
 * @example ibrPayment(50_000, 15_960, 10, 1_000) // 217.16666666…
 * @example ibrPayment(23_940, 15_960, 15, 1_000) // 0
 *
 * Source: 20 U.S.C. 1098e(a)(3) and (b)(1); 34 CFR 685.209(b)(4)(ii) and (f)(2)-(3).
 */
export function ibrPayment(
  income: number,
  povertyGuideline: number,
  percent: number,
  standardPayment: number,
  share = 1,
): number {
  const counted = Math.max(0, income - planNumbers.ibr.guidelineShare * povertyGuideline);
  return Math.min(standardPayment, ((counted * percent) / 1200) * share);
}

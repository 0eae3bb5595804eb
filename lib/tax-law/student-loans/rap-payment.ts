import { planNumbers } from "./plan-numbers";

/**
 * A month’s payment under the Repayment Assistance Plan (RAP), which is never capped at that of another plan.
 *
 * - `income` adjusted gross income in dollars a year, of both spouses on a joint return
 * - `dependents` claimed on the tax return
 * - `share` of the federal loans of both spouses on a joint return, a fraction: all of them unless given
 *
 *     payment = (income × percent ÷ 12 − $50 × dependents) × share, at least $10
 *
 * The percent of all income is 1 above $10,000 and up to $20,000, 2 up to $30,000, and so on to 10 above $100,000.
 * Up to $10,000, $120 a year take the place of the income’s percent.
 *
 * @example rapPayment(60_000, 0) // 250
 * @example rapPayment(60_001, 0) // 300.005
 * @example rapPayment(75_000, 2) // 337.5
 *
 * Source: 20 U.S.C. 1087e(q); 34 CFR 685.209(b)(2), (f)(5) and (g)(3).
 */
export function rapPayment(income: number, dependents: number, share = 1): number {
  const { band, firstBandPayment, mostPercent, perDependent, leastPayment } = planNumbers.rap;
  const percent = Math.min(mostPercent, Math.ceil(income / band) - 1);
  const yearly = income <= band ? firstBandPayment : (income * percent) / 100;
  return Math.max(leastPayment, (yearly / 12 - perDependent * dependents) * share);
}

/**
 * What the self-employed deduct of the premiums for their own health insurance.
 *
 * - `premiums` dollars in the year
 * - `businessIncome` profit less half the self-employment tax and what goes into a plan of their own, in dollars
 *
 * Returns dollars.
 *
 *     deduction = the smaller of premiums and business income, at least 0
 *
 * Not modeled: months in which an employer would have insured them, and a premium credit for the same premiums.
 *
 * @example selfEmployedHealthInsuranceDeduction(9_000, 7_500) // 7500
 *
 * Source: 26 U.S.C. 162(l).
 */
export const selfEmployedHealthInsuranceDeduction = (
  premiums: number,
  businessIncome: number,
): number => Math.min(premiums, Math.max(0, businessIncome));

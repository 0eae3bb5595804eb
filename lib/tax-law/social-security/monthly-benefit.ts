import { shareAtClaimAge } from "./share-at-claim-age";

/**
 * The retirement benefit a month for a claim at an age, in dollars.
 *
 * - `primaryInsuranceAmount` in dollars: what a statement of SSA calls the benefit at full retirement age
 * - `birthYear` of the worker. Whoever was born on January 1 counts as born in the year before.
 * - `claimAge` in months, from 744 (62 years) to 840 (70 years): a RangeError says so for another, and where
 *   shareAtClaimAge has none
 *
 *     benefit = primary insurance amount × share at the claim age, down to the dollar
 *
 * Not modeled: what work before full retirement age withholds, premiums for Medicare, and benefits of relatives.
 *
 * @example monthlyBenefit(2_559, 1988, 744) // 1791
 * @example monthlyBenefit(2_559, 1988, 840) // 3173
 *
 * Source: 42 U.S.C. 402(a), (q) and (w), and 415(g).
 */
export function monthlyBenefit(
  primaryInsuranceAmount: number,
  birthYear: number,
  claimAge: number,
): number {
  // Whole cents and 3,600ths: a product of two fractions may end up just below a whole dollar.
  const parts = Math.round(shareAtClaimAge(birthYear, claimAge) * 3_600);
  return Math.floor((Math.round(primaryInsuranceAmount * 100) * parts) / 360_000);
}

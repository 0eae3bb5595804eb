import { fullRetirementAge } from "./full-retirement-age";

/**
 * What of the primary insurance amount a claim at an age brings, as a fraction.
 *
 * - `birthYear` of the worker. Whoever was born on January 1 counts as born in the year before.
 * - `claimAge` in months, from 744 (62 years) to 840 (70 years). Most cannot claim before 62 years and 1 month: the law
 *   asks for a whole month at 62.
 *
 * A RangeError says so for another age, and for births before 1943 with a claim after full retirement age: the smaller
 * credits of those are not modeled.
 *
 *     share = 1 − 5/9% × the first 36 months before full retirement age − 5/12% × the months before those
 *     share = 1 + 2/3% × the months after it
 *
 * The credits of the year of a claim are paid from January of the next year on, but for a claim at 70: here all count.
 *
 * @example shareAtClaimAge(1960, 744) // 0.7
 * @example shareAtClaimAge(1960, 840) // 1.24
 *
 * Source: 42 U.S.C. 402(q)(1) and (9), and 402(w).
 */
export function shareAtClaimAge(birthYear: number, claimAge: number): number {
  if (!(claimAge >= 744 && claimAge <= 840 && Number.isInteger(claimAge)))
    throw new RangeError(`claimAge must be whole months from 744 to 840. It is ${claimAge}.`);
  const monthsLate = claimAge - fullRetirementAge(birthYear);
  if (monthsLate > 0 && birthYear < 1943)
    throw new RangeError(
      `birthYear must be 1943 or later for a claim after full retirement age. It is ${birthYear}.`,
    );

  const late = Math.max(0, monthsLate);
  const early = Math.max(0, -monthsLate);
  // 2/3%, 5/9% and 5/12% are 24, 20 and 15 of 3,600.
  const parts = 24 * late - 20 * Math.min(36, early) - 15 * Math.max(0, early - 36);
  return (3_600 + parts) / 3_600;
}

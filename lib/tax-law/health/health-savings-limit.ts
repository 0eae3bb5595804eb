import { healthSavingsLimits } from "./health-savings-limits";

/**
 * What may go into the health savings account of one person in a year, in dollars, or null where the year’s limit is
 * not known here.
 *
 * - `covered` people in the plan: for two or more the family limit counts
 * - `age` at the end of the year, in years
 *
 *     limit = self-only or family limit, + catch-up from 55
 *
 * The plan has to be one with a high deductible; from 2026, bronze and catastrophic plans of a Marketplace are.
 *
 * @example healthSavingsLimit(2026, 1, 40) // 4400
 * @example healthSavingsLimit(2027, 2, 58) // 10000
 * @example healthSavingsLimit(2031, 1, 40) // null
 *
 * Source: 26 U.S.C. 223(b) and (c)(2)(H).
 */
export function healthSavingsLimit(year: number, covered: number, age: number): number | null {
  const limits = healthSavingsLimits.find((known) => known.year === year);
  if (!limits) return null;
  return (covered > 1 ? limits.family : limits.selfOnly) + (age >= 55 ? limits.catchUp : 0);
}

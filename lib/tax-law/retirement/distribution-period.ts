import { uniformLifetimeTable } from "./uniform-lifetime-table";

/**
 * By how many years the balance of a retirement account is divided for the distribution that a year requires.
 *
 * - `age` reached by December 31 of the year, in years; a fraction counts as the birthday before
 *
 * Returns null below 72: the table starts there, and no distribution was required before.
 *
 * It is for owners whose sole heir is no spouse more than ten years younger: those have longer periods.
 *
 * @example distributionPeriod(73) // 26.5
 * @example distributionPeriod(130) // 2
 *
 * Source: 26 CFR 1.401(a)(9)-9(c).
 */
export function distributionPeriod(age: number): number | null {
  const { firstAge, periods } = uniformLifetimeTable;
  if (age < firstAge) return null;
  return periods[Math.floor(age) - firstAge] ?? periods[periods.length - 1] ?? null;
}

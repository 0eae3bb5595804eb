import { distributionPeriod } from "./distribution-period";

/**
 * What the law requires to be taken out of a traditional IRA or a plan at work in a year, in dollars.
 *
 * - `balance` at the end of the year before, in dollars
 * - `age` reached by December 31 of the year, in years
 *
 *     distribution = balance ÷ the distribution period of the age
 *
 * Returns 0 below 72. Whether one is required at all is a matter of the birth year: firstDistributionAge.
 *
 * @example requiredDistribution(500_000, 73) // 18867.92452830…
 * @example requiredDistribution(500_000, 71) // 0
 *
 * Source: 26 U.S.C. 401(a)(9) and 408(a)(6).
 */
export function requiredDistribution(balance: number, age: number): number {
  const period = distributionPeriod(age);
  return period === null ? 0 : balance / period;
}

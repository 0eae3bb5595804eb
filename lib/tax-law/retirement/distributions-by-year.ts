import { growthFactor } from "@/lib/finance/time-value/growth-factor";

import { requiredDistribution } from "./required-distribution";
import { distributionPeriod } from "./distribution-period";

/** A year in which the law requires a distribution, in unrounded dollars. */
export type DistributionYear = {
  /** Reached in the year. */
  age: number;
  /** At the end of the year before. */
  balance: number;
  /** By how many years the balance is divided. */
  divisor: number;
  distribution: number;
  /** At the end of the year. */
  left: number;
};

/**
 * The distributions that the law requires year by year, where nothing else is taken out and nothing added: each is
 * taken at the end of its year.
 *
 * - `balance` at the end of the year before the first one, in dollars
 * - `firstAge` and `lastAge`, reached in the first and the last year, whole and 72 or more
 * - `annualReturn` in percent a year, compounded monthly
 *
 * Returns a row for each year, at least one.
 *
 *     distribution = balance ÷ the distribution period of the age
 *     left         = balance × (1 + annualReturn / 1200)^12 − distribution
 *
 * @example distributionsByYear(500_000, 73, 75, 0)[1].distribution // 18867.92452830…
 * @example distributionsByYear(500_000, 73, 100, 6).length // 28
 *
 * Source: 26 U.S.C. 401(a)(9) and 26 CFR 1.401(a)(9)-5.
 */
export function distributionsByYear(
  balance: number,
  firstAge: number,
  lastAge: number,
  annualReturn: number,
): DistributionYear[] {
  const growth = growthFactor(annualReturn / 1200, 12);
  const years: DistributionYear[] = [];
  for (let age = firstAge; age <= Math.max(firstAge, lastAge); age += 1) {
    const before = years.at(-1)?.left ?? balance;
    const distribution = requiredDistribution(before, age);
    const left = before * growth - distribution;
    years.push({
      age,
      balance: before,
      divisor: distributionPeriod(age) ?? Infinity,
      distribution,
      left,
    });
  }
  return years;
}

import { distributionPeriod } from "./distribution-period";
import { firstDistributionAge } from "./first-distribution-age";

/** The next distribution that the law requires. */
export type NextDistribution = {
  /** The age reached in its year. */
  distributionAge: number;
  distributionYear: number;
  /** Dollars that it is figured on. */
  distributionBalance: number;
  /** By how many years the balance is divided. */
  divisor: number;
  /** Dollars. */
  requiredDistribution: number;
};

/**
 * The next distribution that the law requires of the owner of a traditional account: the first one, or that of this year.
 *
 * - `birthYear` of the owner, `thisYear` of the calendar
 * - `balance` at the end of the year before, in dollars
 * - `workingUntil` an age, where the account is the plan of an employer for whom the owner works, and of whom the owner
 *   has 5% at most: then nothing is required before the year of retirement
 *
 *     distribution = balance ÷ the distribution period of the age reached in the year
 *
 * @example nextDistribution(1953, 2026, 500_000).requiredDistribution // 18867.92452830…
 * @example nextDistribution(1985, 2026, 500_000).distributionYear // 2060
 *
 * Source: 26 U.S.C. 401(a)(9)(C) and 26 CFR 1.401(a)(9)-9(c).
 */
export function nextDistribution(
  birthYear: number,
  thisYear: number,
  balance: number,
  workingUntil = 0,
): NextDistribution {
  const distributionAge = Math.max(
    firstDistributionAge(birthYear),
    thisYear - birthYear,
    Math.floor(workingUntil),
  );
  // The table starts at 72, and so does the first distribution.
  const divisor = distributionPeriod(distributionAge) ?? Infinity;
  return {
    distributionAge,
    distributionYear: birthYear + distributionAge,
    distributionBalance: balance,
    divisor,
    requiredDistribution: balance / divisor,
  };
}

/**
 * A distribution, or none where no birth year is asked about, for programs that want every name.
 *
 * @public
 */
export type DistributionFigures = {
  [Name in keyof NextDistribution]: NextDistribution[Name] | null;
};

export const noDistribution = {
  distributionAge: null,
  distributionYear: null,
  distributionBalance: null,
  divisor: null,
  requiredDistribution: null,
} as const satisfies DistributionFigures;

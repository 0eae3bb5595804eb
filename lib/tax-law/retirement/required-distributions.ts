import { distributionsByYear, type DistributionYear } from "./distributions-by-year";
import { nextDistribution, noDistribution, type NextDistribution } from "./next-distribution";

/** The next distribution that the law requires, and those after it. */
export type RequiredDistributions = NextDistribution & {
  distributionsByYear: readonly DistributionYear[];
};

export const noRequiredDistributions = { ...noDistribution, distributionsByYear: [] } as const;

/** Up to this age they are listed. */
export const lastListedAge = 100;

/**
 * The next distribution that the law requires of the owner of a traditional account, and those after it up to the age of
 * 100, where nothing else is taken out.
 *
 * - `birthYear`, `thisYear`, `balance` and `workingUntil` as of `nextDistribution`
 * - `annualReturn` in percent a year, compounded monthly
 *
 * @example requiredDistributions(1953, 2026, 500_000, 6).distributionsByYear.length // 28
 * @example requiredDistributions(1953, 2026, 500_000, 6).distributionsByYear[1].distribution // 20077.293388…
 */
export function requiredDistributions(
  birthYear: number,
  thisYear: number,
  balance: number,
  annualReturn: number,
  workingUntil?: number,
): RequiredDistributions {
  const next = nextDistribution(birthYear, thisYear, balance, workingUntil);
  return {
    ...next,
    distributionsByYear: distributionsByYear(
      balance,
      next.distributionAge,
      lastListedAge,
      annualReturn,
    ),
  };
}

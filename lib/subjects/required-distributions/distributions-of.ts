import {
  distributionsByYear,
  type DistributionYear,
} from "@/lib/tax-law/retirement/distributions-by-year";
import { isBornIn } from "@/lib/tax-law/retirement/is-born-in";
import {
  nextDistribution,
  noDistribution,
  type NextDistribution,
} from "@/lib/tax-law/retirement/next-distribution";

/** The next distribution that the law requires, and those after it. */
export type Distributions = NextDistribution & {
  distributionsByYear: readonly DistributionYear[];
};

export const noDistributions = { ...noDistribution, distributionsByYear: [] } as const;

/** Up to this age they are listed. */
export const lastListedAge = 100;

type Owner = {
  birthYear?: number | null;
  currentAge: number;
  /** Percent a year. */
  annualReturn: number;
};

/**
 * The distributions that the law requires of the owner of a traditional account that holds `balance` before the first
 * one. None without a birth year that goes with the age. `workingUntil` as of `nextDistribution`.
 */
export function distributionsOf(
  { birthYear, currentAge, annualReturn }: Owner,
  balance: (birthYear: number) => number,
  today: { year: number },
  workingUntil?: number,
): Distributions | undefined {
  if (!birthYear || !isBornIn(birthYear, currentAge, today)) return undefined;
  const next = nextDistribution(birthYear, today.year, balance(birthYear), workingUntil);
  const { distributionBalance, distributionAge } = next;
  return {
    ...next,
    distributionsByYear: distributionsByYear(
      distributionBalance,
      distributionAge,
      lastListedAge,
      annualReturn,
    ),
  };
}

import { sumBy } from "@/lib/finance/sum-by";

import { taxByYear, type PropertyTaxYear } from "./arithmetic/tax-by-year";

export type PropertyTaxInput = {
  /** Dollars, above 0. */
  marketValue: number;
  /** Percent of the assessed value a year, 0 or more. */
  taxRate: number;
  /** Percent of the market value that is taxed, above 0, at most 100. */
  assessmentRatio: number;
  /** Dollars off the assessed value, 0 or more. */
  exemption?: number;
  /** Whole years to look ahead, this one included. Null where no one asks. */
  years?: number | null;
  /** Percent a year that the market value rises by, above −100. */
  appreciation?: number;
  /** Percent a year that the assessed value rises by at most, 0 or more. Null is no cap. */
  growthCap?: number | null;
};

/** What an exemption changes, in dollars. */
export type WithExemption = {
  taxAfterExemption: number;
  monthlyAfterExemption: number;
  /** What is taxed after it. */
  taxableValue: number;
  exemptionSaves: number;
};

/** The years ahead, in dollars. */
export type WithYears = {
  /** The tax of the last year. */
  lastTax: number;
  totalTax: number;
  /** What the cap saves over all years. Null without one. */
  capSaves: number | null;
};

export type PropertyTaxResult = {
  annualTax: number;
  monthlyTax: number;
  assessedValue: number;
  /** A year's tax in percent of the market value: what rates of two places are compared by. */
  effectiveRate: number;
  taxByYear: readonly PropertyTaxYear[];
} & Partial<WithExemption> &
  Partial<WithYears>;

/**
 * The tax on a property:
 *
 *     assessedValue = marketValue × assessmentRatio ÷ 100
 *     annualTax     = assessedValue × taxRate ÷ 100
 *
 * With an exemption, what is taxed is the assessed value less that, at least 0.
 */
export function propertyTax(input: PropertyTaxInput): PropertyTaxResult {
  const { marketValue, taxRate, assessmentRatio, exemption = 0, years = null } = input;
  const { appreciation = 0, growthCap = null } = input;
  const assessedValue = (marketValue * assessmentRatio) / 100;
  const annualTax = (assessedValue * taxRate) / 100;
  const ahead = taxByYear({ ...input, exemption, appreciation, growthCap }, years ?? 0);
  return {
    annualTax,
    monthlyTax: annualTax / 12,
    assessedValue,
    effectiveRate: (annualTax / marketValue) * 100,
    taxByYear: ahead,
    ...(exemption > 0 && exempted(assessedValue, exemption, taxRate)),
    ...(years !== null && {
      lastTax: ahead.at(-1)?.tax ?? 0,
      totalTax: sumBy(ahead, ({ tax }) => tax),
      capSaves: growthCap === null ? null : sumBy(ahead, ({ saved }) => saved),
    }),
  };
}

function exempted(assessedValue: number, exemption: number, taxRate: number): WithExemption {
  const taxableValue = Math.max(0, assessedValue - exemption);
  const taxAfterExemption = (taxableValue * taxRate) / 100;
  return {
    taxAfterExemption,
    monthlyAfterExemption: taxAfterExemption / 12,
    taxableValue,
    exemptionSaves: (Math.min(exemption, assessedValue) * taxRate) / 100,
  };
}

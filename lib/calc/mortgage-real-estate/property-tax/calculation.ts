export type PropertyTaxInput = {
  /** Dollars, above 0. */
  marketValue: number;
  /** Percent of the assessed value a year, 0 or more. */
  taxRate: number;
  /** Percent of the market value that is taxed, above 0, at most 100. */
  assessmentRatio: number;
};

type PropertyTaxResult = {
  annualTax: number;
  monthlyTax: number;
  assessedValue: number;
  /** A year's tax in percent of the market value: what rates of two places are compared by. */
  effectiveRate: number;
};

/**
 * The tax on a property:
 *
 *     assessedValue = marketValue × assessmentRatio ÷ 100
 *     annualTax     = assessedValue × taxRate ÷ 100
 */
export function propertyTax(input: PropertyTaxInput): PropertyTaxResult {
  const { marketValue, taxRate, assessmentRatio } = input;
  const assessedValue = (marketValue * assessmentRatio) / 100;
  const annualTax = (assessedValue * taxRate) / 100;
  return {
    annualTax,
    monthlyTax: annualTax / 12,
    assessedValue,
    effectiveRate: (annualTax / marketValue) * 100,
  };
}

/** A year ahead, in dollars. */
export type PropertyTaxYear = {
  /** From 1, this year. */
  year: number;
  /** What the property is worth. */
  worth: number;
  /** What is assessed of it, under the cap where there is one. */
  assessed: number;
  tax: number;
  /** The tax if the assessed value followed the market. */
  withoutCap: number;
  saved: number;
};

type Property = {
  /** Dollars, above 0. */
  marketValue: number;
  /** Percent of the assessed value a year, 0 or more. */
  taxRate: number;
  /** Percent of the market value that is taxed. */
  assessmentRatio: number;
  /** Dollars off the assessed value, 0 or more. */
  exemption: number;
  /** Percent a year, above −100. */
  appreciation: number;
  /** Percent a year that the assessed value rises by at most, 0 or more. Null is no cap. */
  growthCap: number | null;
};

/**
 * The tax of this year and of those after it:
 *
 *     worth(k)    = marketValue × (1 + appreciation)^(k − 1)
 *     assessed(k) = marketValue × ratio × (1 + the lower of appreciation and cap)^(k − 1)
 *     tax(k)      = (assessed(k) − exemption, at least 0) × rate
 */
export function taxByYear(property: Property, years: number): PropertyTaxYear[] {
  const { marketValue, taxRate, assessmentRatio, exemption, appreciation, growthCap } = property;
  const growth = Math.min(appreciation, growthCap ?? Infinity);
  const ratio = assessmentRatio / 100;
  const taxOn = (assessed: number) => (Math.max(0, assessed - exemption) * taxRate) / 100;
  return Array.from({ length: years }, (_, index) => {
    const worth = marketValue * (1 + appreciation / 100) ** index;
    const assessed = marketValue * ratio * (1 + growth / 100) ** index;
    const [tax, withoutCap] = [taxOn(assessed), taxOn(worth * ratio)];
    return { year: index + 1, worth, assessed, tax, withoutCap, saved: withoutCap - tax };
  });
}

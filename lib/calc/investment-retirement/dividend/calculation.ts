export type DividendInput = {
  /** Number of shares, fractions allowed, above 0. */
  shares: number;
  /** Dollars a share in one payment, 0 or more. */
  dividendPerShare: number;
  /** Payments a year, a whole number above 0. */
  frequency: number;
  /** Dollars a share, 0 or more. */
  sharePrice?: number;
};

type DividendResult = {
  /** Dollars of one payment. */
  perPayment: number;
  /** Dollars a year. */
  annual: number;
  /** Dollars a share a year. */
  annualPerShare: number;
  /** Percent of the price a year. Null without a price. */
  dividendYield: number | null;
};

/**
 * What shares pay in dividends, before tax:
 *
 *     perPayment = shares × dividendPerShare
 *     annual = perPayment × frequency
 *     dividendYield = dividendPerShare × frequency ÷ sharePrice
 */
export function dividend(input: DividendInput): DividendResult {
  const { shares, dividendPerShare, frequency, sharePrice = 0 } = input;
  const perPayment = shares * dividendPerShare;
  const annualPerShare = dividendPerShare * frequency;
  return {
    perPayment,
    annual: perPayment * frequency,
    annualPerShare,
    dividendYield: sharePrice > 0 ? (annualPerShare / sharePrice) * 100 : null,
  };
}

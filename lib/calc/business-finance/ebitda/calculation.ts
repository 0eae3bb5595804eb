import { amountLeft } from "@/lib/finance/amount-left";
import { sumBy } from "@/lib/finance/sum-by";

export type EbitdaInput = {
  /** Dollars, below 0 for a net loss. */
  netIncome: number;
  /** Dollars, 0 or more, like the three after it. */
  interest: number;
  taxes: number;
  depreciation: number;
  amortization: number;
  /** Dollars, above 0. Null where no margin is asked for. */
  revenue: number | null;
};

type EbitdaResult = {
  /** Earnings before interest and taxes. Negative for a loss. */
  ebit: number;
  /** Earnings before depreciation and amortization too. Negative for a loss. */
  ebitda: number;
  /** Percent of the revenue. Null without one. */
  ebitdaMargin: number | null;
};

/**
 * What a business earned before four of its costs:
 *
 *     EBIT   = net income + interest + taxes
 *     EBITDA = EBIT + depreciation + amortization
 */
export function ebitda(input: EbitdaInput): EbitdaResult {
  const { netIncome, interest, taxes, depreciation, amortization, revenue } = input;
  const earned = earnedBefore(netIncome, interest, taxes, depreciation, amortization);
  return {
    ebit: earnedBefore(netIncome, interest, taxes),
    ebitda: earned,
    ebitdaMargin: revenue === null ? null : (earned / revenue) * 100,
  };
}

/** The net income with costs put back: exactly 0 where they make up for a loss to the cent. */
const earnedBefore = (netIncome: number, ...costs: number[]) =>
  amountLeft(
    sumBy(costs, (cost) => cost),
    -netIncome,
  );

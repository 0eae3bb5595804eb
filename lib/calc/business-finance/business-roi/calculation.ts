import { amountLeft } from "@/lib/finance/amount-left";
import { growthRate } from "@/lib/finance/time-value/growth-rate";

export type BusinessRoiInput = {
  /** Dollars, below 0 for a net loss. */
  netProfit: number;
  /** Dollars, above 0. */
  investmentCost: number;
  /** How long the money was invested, above 0. Null where no yearly rate is asked for. */
  years: number | null;
};

type BusinessRoiResult = {
  /** Percent of the cost, over the whole time. */
  roi: number;
  /** Dollars: the cost and the profit together. */
  investmentWithProfit: number;
  /** Percent a year. Null without a time, and where nothing is left to grow from. */
  annualizedRoi: number | null;
};

/**
 * The profit of an investment in percent of its cost, and the steady yearly rate that comes to it:
 *
 *     ROI = net profit ÷ cost
 *     (1 + annualized ROI)^years = 1 + ROI
 */
export function businessRoi({
  netProfit,
  investmentCost,
  years,
}: BusinessRoiInput): BusinessRoiResult {
  const investmentWithProfit = amountLeft(investmentCost, -netProfit);
  return {
    roi: (netProfit / investmentCost) * 100,
    investmentWithProfit,
    annualizedRoi:
      years === null || investmentWithProfit <= 0
        ? null
        : growthRate(years, investmentCost, investmentWithProfit) * 100,
  };
}

import { amountLeft } from "@/lib/finance/amount-left";
import { growthRate } from "@/lib/finance/time-value/growth-rate";

import {
  cashFlowFigures,
  type CashFlowFigures,
  type YearlyCashFlow,
} from "./arithmetic/cash-flows";

export type BusinessRoiInput = {
  /** Dollars, below 0 for a net loss. */
  netProfit: number;
  /** Dollars, above 0. */
  investmentCost: number;
  /** How long the money was invested, above 0. Null where no yearly rate is asked for. */
  years: number | null;
  /** What comes in at the end of each year. */
  cashFlows?: readonly YearlyCashFlow[];
  /** Percent a year, 0 or more. Null where no present value is asked for. */
  discountRate?: number | null;
};

export type BusinessRoiResult = {
  /** Percent of the cost, over the whole time. */
  roi: number;
  /** Dollars: the cost and the profit together. */
  investmentWithProfit: number;
  /** Percent a year, where a time is given. Null where nothing is left to grow from. */
  annualizedRoi?: number | null;
} & Partial<CashFlowFigures>;
export type WithCashFlows = BusinessRoiResult & CashFlowFigures;

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
  cashFlows = [],
  discountRate = null,
}: BusinessRoiInput): BusinessRoiResult {
  const investmentWithProfit = amountLeft(investmentCost, -netProfit);
  return {
    roi: (netProfit / investmentCost) * 100,
    investmentWithProfit,
    ...(years !== null && {
      annualizedRoi:
        investmentWithProfit <= 0
          ? null
          : growthRate(years, investmentCost, investmentWithProfit) * 100,
    }),
    ...cashFlowFigures(investmentCost, cashFlows, discountRate),
  };
}

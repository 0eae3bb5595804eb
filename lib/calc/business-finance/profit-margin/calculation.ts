import { amountLeft } from "@/lib/finance/amount-left";

export type ProfitMarginInput = {
  /** Dollars, above 0. */
  revenue: number;
  /** Cost of the goods sold: dollars, 0 or more. */
  cogs: number;
  /** Dollars, 0 or more. */
  operatingExpenses: number;
  /** Percent of the revenue that should be gross profit, below 100. Null where none is wanted. */
  targetMargin: number | null;
};

type AtTarget = {
  /** Dollars for the same goods at the target margin. */
  targetRevenue: number;
  /** Percent that it is above the revenue; negative below it. */
  priceChange: number;
};

type ProfitMarginResult = {
  /** Negative where the goods cost more than they bring. */
  grossProfit: number;
  /** Percent of the revenue. */
  grossMargin: number;
  /** Negative for a loss. */
  netProfit: number;
  /** Percent of the revenue. */
  netMargin: number;
  /** Gross profit in percent of the cost of the goods. Null where they cost nothing. */
  markup: number | null;
} & Partial<AtTarget>;

/**
 * What is left of the revenue, before and after operating expenses, and the revenue that the same
 * goods would have to bring for a target gross margin:
 *
 *     margin         = profit ÷ revenue
 *     markup         = gross profit ÷ cost of goods sold
 *     target revenue = cost of goods sold ÷ (1 − target margin)
 */
export function profitMargin(input: ProfitMarginInput): ProfitMarginResult {
  const { revenue, cogs, operatingExpenses, targetMargin } = input;
  const grossProfit = amountLeft(revenue, cogs);
  const netProfit = amountLeft(revenue, cogs, operatingExpenses);
  const hasTarget = targetMargin !== null && cogs > 0;

  return {
    grossProfit,
    grossMargin: (grossProfit / revenue) * 100,
    netProfit,
    netMargin: (netProfit / revenue) * 100,
    markup: cogs === 0 ? null : (grossProfit / cogs) * 100,
    ...(hasTarget && atTarget(targetMargin, cogs, revenue)),
  };
}

function atTarget(margin: number, cogs: number, revenue: number): AtTarget {
  const targetRevenue = cogs / (1 - margin / 100);
  return { targetRevenue, priceChange: (amountLeft(targetRevenue, revenue) / revenue) * 100 };
}

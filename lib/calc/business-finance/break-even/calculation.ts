import { amountLeft } from "@/lib/finance/amount-left";
import { wholeCount } from "@/lib/finance/whole-count";

export type BreakEvenInput = {
  /** Dollars, 0 or more. */
  fixedCosts: number;
  /** Dollars a unit, 0 or more. */
  variableCost: number;
  /** Dollars a unit, above the variable cost. */
  sellingPrice: number;
  /** Dollars, 0 or more. Null where none is aimed at. */
  targetProfit: number | null;
  /** Units in the same time as the fixed costs, above 0. Null where none are expected. */
  sold?: number | null;
};

/** Whole units that cover all costs and a target profit, and what they sell for. */
type Target = { targetUnits: number; targetRevenue: number };

/** What the units come to that are expected to sell. */
type ExpectedSales = {
  /** Dollars that they leave, negative for a loss. */
  profit: number;
  /** Percent that sales can fall before there is a loss, negative where there is one. */
  marginOfSafety: number;
  /** How many percent the profit changes when sales change by one. Null without a profit. */
  operatingLeverage: number | null;
};

export type BreakEvenResult = {
  /** Whole units that cover all costs. */
  units: number;
  /** Dollars: what these units sell for. */
  revenue: number;
  /** Dollars that a unit leaves for the fixed costs and then for profit. */
  contributionMargin: number;
  /** Percent of the price. */
  contributionMarginRatio: number;
} & Partial<Target> &
  Partial<ExpectedSales>;
export type WithTarget = BreakEvenResult & Target;
export type WithSales = BreakEvenResult & ExpectedSales;

/**
 * How many units have to be sold until all costs are covered:
 *
 *     contribution margin = selling price − variable cost
 *     units               = (fixed costs + target profit) ÷ contribution margin, rounded up
 *     margin of safety    = (units sold − fixed costs ÷ contribution margin) ÷ units sold
 *     operating leverage  = units sold × contribution margin ÷ profit
 */
export function breakEven(input: BreakEvenInput): BreakEvenResult {
  const { fixedCosts, variableCost, sellingPrice, targetProfit, sold = null } = input;
  const contributionMargin = sellingPrice - variableCost;

  /** The margin is what is left of the price: its last digits are those of the revenue. */
  const unitsFor = (amount: number) =>
    wholeCount(amount, contributionMargin, (amount / contributionMargin) * sellingPrice);

  const units = unitsFor(fixedCosts);
  const targetUnits = targetProfit === null ? undefined : unitsFor(fixedCosts + targetProfit);
  return {
    units,
    revenue: units * sellingPrice,
    contributionMargin,
    contributionMarginRatio: (contributionMargin / sellingPrice) * 100,
    ...(targetUnits !== undefined && { targetUnits, targetRevenue: targetUnits * sellingPrice }),
    ...(sold !== null && expectedSales(sold * contributionMargin, fixedCosts)),
  };
}

/** What sales come to that leave so much for the fixed costs. */
function expectedSales(contribution: number, fixedCosts: number): ExpectedSales {
  const profit = amountLeft(contribution, fixedCosts);
  return {
    profit,
    marginOfSafety: (profit / contribution) * 100,
    operatingLeverage: profit > 0 ? contribution / profit : null,
  };
}

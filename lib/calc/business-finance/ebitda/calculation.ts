import { amountLeft } from "@/lib/finance/amount-left";
import { itemTotal, type Item } from "@/lib/finance/item";
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
  /** Dollars that a new owner would not have to pay, below 0 for what one would have to pay more. */
  addBacks?: readonly Item[];
  /** How many times its yearly EBITDA a business sells for, above 0. Null where no value is asked for. */
  multiple?: number | null;
};

export type EbitdaResult = {
  /** Earnings before interest and taxes. Negative for a loss. */
  ebit: number;
  /** Earnings before depreciation and amortization too. Negative for a loss. */
  ebitda: number;
  /** Percent of the revenue, where there is one. */
  ebitdaMargin?: number;
  /** EBITDA with the add-backs, where there are some. */
  adjustedEbitda?: number;
  /** Percent of the revenue, where there are both. */
  adjustedMargin?: number;
  /** Dollars, before debts and cash, where a multiple is given. Null where there is nothing to multiply. */
  enterpriseValue?: number | null;
};

/**
 * What a business earned before four of its costs:
 *
 *     EBIT   = net income + interest + taxes
 *     EBITDA = EBIT + depreciation + amortization
 *
 * and what it would sell for:
 *
 *     adjusted EBITDA  = EBITDA + add-backs
 *     enterprise value = adjusted EBITDA × multiple
 */
export function ebitda(input: EbitdaInput): EbitdaResult {
  const { netIncome, interest, taxes, depreciation, amortization, revenue } = input;
  const { addBacks = [], multiple = null } = input;
  const earned = earnedBefore(netIncome, interest, taxes, depreciation, amortization);
  const added = itemTotal(addBacks);
  const adjusted = amountLeft(earned, -added);
  return {
    ebit: earnedBefore(netIncome, interest, taxes),
    ebitda: earned,
    ...(revenue !== null && { ebitdaMargin: (earned / revenue) * 100 }),
    ...(added !== 0 && { adjustedEbitda: adjusted }),
    ...(added !== 0 && revenue !== null && { adjustedMargin: (adjusted / revenue) * 100 }),
    ...(multiple !== null && { enterpriseValue: adjusted <= 0 ? null : adjusted * multiple }),
  };
}

/** The net income with costs put back: exactly 0 where they make up for a loss to the cent. */
const earnedBefore = (netIncome: number, ...costs: number[]) =>
  amountLeft(
    sumBy(costs, (cost) => cost),
    -netIncome,
  );

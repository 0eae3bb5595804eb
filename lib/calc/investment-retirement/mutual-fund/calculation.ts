import { amountLeft } from "@/lib/finance/amount-left";
import { historicalRange, type HistoricalRange } from "@/lib/finance/history/historical-range";
import type { GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growingSavings } from "@/lib/finance/time-value/growing-savings";
import { todaysValue } from "@/lib/finance/time-value/todays-value";
import { steppedUp, type SteppedUp } from "@/lib/finance/time-value/stepped-up";

import { afterLoad, withoutExpenses } from "./arithmetic/after-load";

export type MutualFundInput = {
  /** Dollars at the end of each month, above 0. */
  monthlyInvestment: number;
  /** Percent a year before the expense ratio, 0 or more. */
  annualReturn: number;
  /** Years, above 0. */
  years: number;
  /** Percent a year of the money in the fund, 0 to 100. */
  expenseRatio?: number;
  /** Dollars at the start, 0 or more. */
  initialInvestment?: number;
  /** Percent of each purchase that is not invested, 0 or more and below 100. */
  frontLoad?: number;
  /** Percent by which the monthly investment rises after each year, 0 or more. */
  stepUp?: number;
  /** Percent a year, 0 or more. */
  inflation?: number;
  /** Percent of the savings, for what history says of them. Null is not asked about. */
  stocks?: number | null;
};

/** What a front load costs, in dollars. */
export type LoadCosts = {
  /** Taken off the purchases. */
  loadPaid: number;
  /** The same with the growth before expenses that is lost. */
  costOfLoad: number;
};

export type MutualFundResult = {
  /** After the load and the expense ratio, as everything but the costs of them. */
  totalValue: number;
  /** What is paid, a load and the initial sum included. */
  totalInvested: number;
  /** Negative where load and expenses are above the return. */
  wealthGained: number;
  /** What the total value would be more without the expense ratio. */
  costOfExpenses: number;
  /** What the total value buys at today’s prices. */
  inTodaysDollars: number;
  byYear: readonly GrowthYear[];
} & Partial<SteppedUp> &
  Partial<LoadCosts> &
  Partial<HistoricalRange>;
export type WithLoad = MutualFundResult & LoadCosts;

/**
 * What an investment in a fund at the end of each month grows to, compounded monthly. The costs add up to what the fund
 * would be worth more without any: with V what a purchase without a load would come to,
 *
 *     costOfLoad     = frontLoad × V(return)
 *     costOfExpenses = (1 − frontLoad) × (V(return) − V(return − expense ratio))
 */
export function mutualFund(input: MutualFundInput): MutualFundResult {
  const { monthlyInvestment, initialInvestment = 0, frontLoad = 0 } = input;
  const { annualReturn, years, expenseRatio = 0, inflation = 3 } = input;
  const bought = afterLoad(input, amountLeft(annualReturn, expenseRatio));
  const { value, contributed, earned, byYear } = growingSavings(bought);
  const untouched = growingSavings(withoutExpenses(input)).value;
  const load = frontLoad / 100;
  const totalInvested =
    growingSavings({ ...bought, contribution: monthlyInvestment }).contributed + initialInvestment;
  const loadPaid = totalInvested - contributed - (bought.opening ?? 0);
  return {
    totalValue: value,
    totalInvested,
    wealthGained: load > 0 ? earned - loadPaid : earned,
    costOfExpenses: amountLeft(untouched, value),
    inTodaysDollars: todaysValue(value, years, inflation),
    byYear,
    ...steppedUp(bought, value, monthlyInvestment),
    ...historicalRange(byYear, bought.opening ?? 0, input.stocks, inflation),
    ...(load > 0 && { loadPaid, costOfLoad: (untouched / (1 - load)) * load }),
  };
}

import { amountLeft } from "@/lib/finance/amount-left";
import { historicalRange, type HistoricalRange } from "@/lib/finance/history/historical-range";
import type { GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growingSavings } from "@/lib/finance/time-value/growing-savings";
import { todaysValue } from "@/lib/finance/time-value/todays-value";
import { steppedUp, type SteppedUp } from "@/lib/finance/time-value/stepped-up";

export type SipInput = {
  /** Dollars at the end of each month, above 0. */
  monthlyInvestment: number;
  /** Percent a year, 0 or more. */
  annualReturn: number;
  /** Years, above 0. */
  years: number;
  /** Percent by which the investment rises after each year, 0 or more. */
  stepUp?: number;
  /** Percent a year that is taken from the return, 0 to 100. */
  expenseRatio?: number;
  /** Percent a year, 0 or more. */
  inflation?: number;
  /** Percent of the savings, for what history says of them. Null is not asked about. */
  stocks?: number | null;
};

export type SipResult = {
  /** After fees, as everything but the cost of them. */
  totalValue: number;
  totalInvested: number;
  /** Negative where the fees are above the return. */
  wealthGained: number;
  /** What the total value would be more without fees. */
  costOfExpenses: number;
  /** What the total value buys at today’s prices. */
  inTodaysDollars: number;
  /** The total value on the same day, if the plan starts a year later. Null where no year is left. */
  startedAYearLater: number | null;
  byYear: readonly GrowthYear[];
} & Partial<SteppedUp> &
  Partial<HistoricalRange>;

/** What an investment at the end of each month grows to, compounded monthly. It may rise once a year. */
export function sip({
  monthlyInvestment,
  annualReturn,
  years,
  stepUp = 0,
  expenseRatio = 0,
  inflation = 3,
  stocks,
}: SipInput): SipResult {
  const plan = {
    annualRate: amountLeft(annualReturn, expenseRatio),
    years,
    contribution: monthlyInvestment,
    rise: stepUp,
  };
  const { value, contributed, earned, byYear } = growingSavings(plan);
  return {
    totalValue: value,
    totalInvested: contributed,
    wealthGained: earned,
    costOfExpenses: amountLeft(growingSavings({ ...plan, annualRate: annualReturn }).value, value),
    inTodaysDollars: todaysValue(value, years, inflation),
    startedAYearLater: years > 1 ? growingSavings({ ...plan, years: years - 1 }).value : null,
    byYear,
    ...steppedUp(plan, value),
    ...historicalRange(byYear, 0, stocks, inflation),
  };
}

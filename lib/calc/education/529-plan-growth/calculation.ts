import { historicalRange, type HistoricalRange } from "@/lib/finance/history/historical-range";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import { todaysValue } from "@/lib/finance/time-value/todays-value";

export type PlanGrowthInput = {
  /** Dollars, 0 or more. */
  currentBalance: number;
  /** Dollars at the end of each month, 0 or more. */
  monthlyContribution: number;
  /** Whole years, above 0. */
  years: number;
  /** Percent a year after the plan’s fees, 0 or more, compounded monthly. */
  annualReturn: number;
  /** Percent a year, 0 or more. */
  inflation?: number;
  /** Percent of the plan, for what history says of it. Null is not asked about. */
  stocks?: number | null;
};

type PlanGrowthResult = Partial<HistoricalRange> & {
  totalFutureValue: number;
  /** The current balance included. */
  totalContributions: number;
  totalGrowth: number;
  /** What the future value buys at today’s prices. */
  inTodaysDollars: number;
  byYear: readonly GrowthYear[];
};

/**
 * What a 529 plan grows to by the time college begins, compounded monthly:
 *
 *     totalFutureValue = FV(annualReturn ÷ 1200, years × 12, −monthlyContribution, −currentBalance)
 */
export function planGrowth({
  currentBalance,
  monthlyContribution,
  years,
  annualReturn,
  inflation = 3,
  stocks,
}: PlanGrowthInput): PlanGrowthResult {
  const rate = annualReturn / 1200;
  const months = years * 12;
  const totalFutureValue = futureValue(rate, months, -monthlyContribution, -currentBalance);
  const byYear = growthByYear(annualReturn, years, monthlyContribution, currentBalance);
  return {
    totalFutureValue,
    totalContributions: currentBalance + monthlyContribution * months,
    totalGrowth: growthEarned(rate, months, monthlyContribution, currentBalance),
    inTodaysDollars: todaysValue(totalFutureValue, years, inflation),
    byYear,
    ...historicalRange(byYear, currentBalance, stocks, inflation),
  };
}

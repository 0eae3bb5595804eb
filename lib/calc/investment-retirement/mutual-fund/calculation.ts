import { amountLeft } from "@/lib/finance/amount-left";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import { todaysValue } from "@/lib/finance/time-value/todays-value";

export type MutualFundInput = {
  /** Dollars at the end of each month, above 0. */
  monthlyInvestment: number;
  /** Percent a year before the expense ratio, 0 or more. */
  annualReturn: number;
  /** Years, above 0. */
  years: number;
  /** Percent a year of the money in the fund, 0 to 100. */
  expenseRatio?: number;
  /** Percent a year, 0 or more. */
  inflation?: number;
};

export type MutualFundResult = {
  /** After the expense ratio, as everything but the cost of it. */
  totalValue: number;
  totalInvested: number;
  /** Negative where the expense ratio is above the return. */
  wealthGained: number;
  /** What the total value would be more without the expense ratio. */
  costOfExpenses: number;
  /** What the total value buys at today’s prices. */
  inTodaysDollars: number;
  byYear: readonly GrowthYear[];
};

/** What a fixed investment in a fund at the end of each month grows to, compounded monthly. */
export function mutualFund({
  monthlyInvestment,
  annualReturn,
  years,
  expenseRatio = 0,
  inflation = 3,
}: MutualFundInput): MutualFundResult {
  const months = years * 12;
  const netReturn = amountLeft(annualReturn, expenseRatio);
  const totalValue = futureValue(netReturn / 1200, months, -monthlyInvestment);
  const untouched = futureValue(annualReturn / 1200, months, -monthlyInvestment);
  return {
    totalValue,
    totalInvested: monthlyInvestment * months,
    wealthGained: growthEarned(netReturn / 1200, months, monthlyInvestment, 0),
    costOfExpenses: amountLeft(untouched, totalValue),
    inTodaysDollars: todaysValue(totalValue, years, inflation),
    byYear: growthByYear(netReturn, years, monthlyInvestment, 0),
  };
}

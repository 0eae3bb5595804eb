import { effectiveRate } from "@/lib/finance/time-value/effective-rate";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import { nominalRate } from "@/lib/finance/time-value/nominal-rate";
import { periods } from "@/lib/finance/time-value/periods";
import { todaysValue } from "@/lib/finance/time-value/todays-value";

export type CompoundInterestInput = {
  /** Dollars, 0 or more. */
  principal: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Dollars at the end of each month, 0 or more. */
  monthlyContribution: number;
  /** Years, above 0. */
  years: number;
  /** How often interest is added. */
  compounding?: "yearly" | "monthly" | "daily";
  /** Percent a year, 0 or more. */
  inflation?: number;
};

export type CompoundInterestResult = {
  totalValue: number;
  /** The principal included. */
  totalContributions: number;
  totalInterest: number;
  /** What the total value buys at today’s prices. */
  inTodaysDollars: number;
  /** How often interest is added in a year. */
  timesAYear: number;
  /** Percent a month that comes to the same as the annual rate with its compounding. */
  monthlyRate: number;
  /** Percent a year, compounding counted. */
  annualYield: number;
  /** Years in which money doubles. Null where it does not grow. */
  doublingYears: number | null;
  byYear: readonly GrowthYear[];
};

const timesOf = { yearly: 1, monthly: 12, daily: 365 };

/**
 * What a principal and monthly contributions grow to with compound interest. Contributions come by
 * the month however often interest is added, hence the monthly rate that does the same:
 *
 *     monthlyRate = (1 + annualRate ÷ timesAYear)^(timesAYear ÷ 12) − 1
 *     totalValue  = FV(monthlyRate, years × 12, −monthlyContribution, −principal)
 */
export function compoundInterest({
  principal,
  annualRate,
  monthlyContribution,
  years,
  compounding = "monthly",
  inflation = 3,
}: CompoundInterestInput): CompoundInterestResult {
  const timesAYear = timesOf[compounding];
  const annualYield = effectiveRate(annualRate / 100, timesAYear);
  const rate = nominalRate(annualYield, 12) / 12;
  const months = years * 12;
  const totalValue = futureValue(rate, months, -monthlyContribution, -principal);
  return {
    totalValue,
    totalContributions: principal + monthlyContribution * months,
    totalInterest: growthEarned(rate, months, monthlyContribution, principal),
    inTodaysDollars: todaysValue(totalValue, years, inflation),
    timesAYear,
    monthlyRate: rate * 100,
    annualYield: annualYield * 100,
    doublingYears: rate > 0 ? periods(rate, 0, -1, 2) / 12 : null,
    byYear: growthByYear(rate * 1200, years, monthlyContribution, principal),
  };
}

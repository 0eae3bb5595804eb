import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import { todaysValue } from "@/lib/finance/time-value/todays-value";

export type SipInput = {
  /** Dollars at the end of each month, above 0. */
  monthlyInvestment: number;
  /** Percent a year, 0 or more. */
  annualReturn: number;
  /** Years, above 0. */
  years: number;
  /** Percent a year, 0 or more. */
  inflation?: number;
};

type SipResult = {
  totalValue: number;
  totalInvested: number;
  wealthGained: number;
  /** What the total value buys at today’s prices. */
  inTodaysDollars: number;
  /** The total value on the same day, if the plan starts a year later. Null where no year is left. */
  startedAYearLater: number | null;
  byYear: readonly GrowthYear[];
};

/** What a fixed investment at the end of each month grows to, compounded monthly. */
export function sip({
  monthlyInvestment,
  annualReturn,
  years,
  inflation = 3,
}: SipInput): SipResult {
  const rate = annualReturn / 1200;
  const valueAfter = (time: number) => futureValue(rate, time * 12, -monthlyInvestment);
  const totalValue = valueAfter(years);
  return {
    totalValue,
    totalInvested: monthlyInvestment * years * 12,
    wealthGained: growthEarned(rate, years * 12, monthlyInvestment, 0),
    inTodaysDollars: todaysValue(totalValue, years, inflation),
    startedAYearLater: years > 1 ? valueAfter(years - 1) : null,
    byYear: growthByYear(annualReturn, years, monthlyInvestment, 0),
  };
}

import { historicalRange, type HistoricalRange } from "@/lib/finance/history/historical-range";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import { todaysValue } from "@/lib/finance/time-value/todays-value";

import {
  rothRollover,
  type RothRollover,
  type RothRolloverInput,
} from "./arithmetic/roth-rollover";
import { schoolCosts, type SchoolCosts, type SchoolCostsInput } from "./arithmetic/school-costs";
import {
  stateDeduction,
  type StateDeduction,
  type StateDeductionInput,
} from "./arithmetic/state-deduction";

export type PlanGrowthInput = OptionsInput & {
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

type OptionsInput = StateDeductionInput & SchoolCostsInput & RothRolloverInput;

export type PlanGrowthResult = Partial<
  HistoricalRange & StateDeduction & SchoolCosts & RothRollover
> & {
  totalFutureValue: number;
  /** The current balance included. */
  totalContributions: number;
  totalGrowth: number;
  /** What the future value buys at today’s prices. */
  inTodaysDollars: number;
  byYear: readonly GrowthYear[];
};

export type WithStateDeduction = PlanGrowthResult & StateDeduction;
export type WithSchoolCosts = PlanGrowthResult & SchoolCosts;
export type WithRothRollover = PlanGrowthResult & RothRollover;

/**
 * What a 529 plan grows to by the time college begins, compounded monthly:
 *
 *     totalFutureValue = FV(annualReturn ÷ 1200, years × 12, −monthlyContribution, −currentBalance)
 */
export function planGrowth(input: PlanGrowthInput): PlanGrowthResult {
  const { currentBalance, monthlyContribution, years, annualReturn } = input;
  const { inflation = 3, stocks } = input;
  const rate = annualReturn / 1200;
  const months = years * 12;
  const totalFutureValue = futureValue(rate, months, -monthlyContribution, -currentBalance);
  const byYear = growthByYear(annualReturn, years, monthlyContribution, currentBalance);
  const school = schoolCosts({ ...input, totalFutureValue }, input);
  return {
    totalFutureValue,
    totalContributions: currentBalance + monthlyContribution * months,
    totalGrowth: growthEarned(rate, months, monthlyContribution, currentBalance),
    inTodaysDollars: todaysValue(totalFutureValue, years, inflation),
    byYear,
    ...stateDeduction(monthlyContribution, years, input),
    ...school,
    ...rothRollover(input),
    // History knows of no withdrawals.
    ...(school === undefined && historicalRange(byYear, currentBalance, stocks, inflation)),
  };
}

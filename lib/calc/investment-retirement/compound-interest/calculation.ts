import { amountLeft } from "@/lib/finance/amount-left";
import { effectiveRate } from "@/lib/finance/time-value/effective-rate";
import { historicalRange, type HistoricalRange } from "@/lib/finance/history/historical-range";
import type { GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growingSavings } from "@/lib/finance/time-value/growing-savings";
import { periods } from "@/lib/finance/time-value/periods";
import { todaysValue } from "@/lib/finance/time-value/todays-value";
import { steppedUp, type SteppedUp } from "@/lib/finance/time-value/stepped-up";

import { monthlyRateOf, timesOf, type Compounding } from "./arithmetic/monthly-rate-of";
import {
  pricesBetween,
  type MonthsBetween,
  type Prices,
  type PricesInput,
} from "./arithmetic/prices-between";

export type CompoundInterestInput = PricesInput & {
  /** Dollars, 0 or more. */
  principal: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Dollars at the end of each month, 0 or more. */
  monthlyContribution: number;
  /** Years, above 0. */
  years: number;
  /** How often interest is added. */
  compounding?: Compounding;
  /** Percent by which the contribution rises after each year, 0 or more. */
  stepUp?: number;
  /** Percent a year that is taken from the rate, 0 or more and below 100. */
  expenseRatio?: number;
  /** Percent a year, 0 or more. */
  inflation?: number;
  /** Percent of the savings, for what history says of them. Null is not asked about. */
  stocks?: number | null;
};

export type CompoundInterestResult = {
  /** After fees, as everything but the cost of them. */
  totalValue: number;
  /** The principal included. */
  totalContributions: number;
  /** Negative where the fees are above the rate. */
  totalInterest: number;
  /** What the total value would be more without fees. */
  costOfExpenses: number;
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
} & MonthsBetween &
  Partial<SteppedUp> &
  Partial<Prices> &
  Partial<HistoricalRange>;
export type WithPrices = CompoundInterestResult & Prices;

/**
 * What a principal and monthly contributions grow to with compound interest. Contributions come by
 * the month however often interest is added, hence the monthly rate that does the same:
 *
 *     monthlyRate = (1 + annualRate ÷ timesAYear)^(timesAYear ÷ 12) − 1
 *     totalValue  = FV(monthlyRate, years × 12, −monthlyContribution, −principal)
 */
export function compoundInterest(input: CompoundInterestInput): CompoundInterestResult {
  const { principal, annualRate, monthlyContribution, years, inflation = 3 } = input;
  const { compounding = "monthly", stepUp = 0, expenseRatio = 0 } = input;
  const timesAYear = timesOf[compounding];
  const netRate = amountLeft(annualRate, expenseRatio);
  const rate = monthlyRateOf(netRate, timesAYear);
  const savings = {
    annualRate: rate * 1200,
    years,
    contribution: monthlyContribution,
    opening: principal,
    rise: stepUp,
  };
  const { value, contributed, earned, byYear } = growingSavings(savings);
  const before = { ...savings, annualRate: monthlyRateOf(annualRate, timesAYear) * 1200 };
  return {
    totalValue: value,
    totalContributions: principal + contributed,
    totalInterest: earned,
    costOfExpenses: amountLeft(growingSavings(before).value, value),
    inTodaysDollars: todaysValue(value, years, inflation),
    timesAYear,
    monthlyRate: rate * 100,
    annualYield: effectiveRate(netRate / 100, timesAYear) * 100,
    doublingYears: rate > 0 ? periods(rate, 0, -1, 2) / 12 : null,
    byYear,
    ...steppedUp(savings, value),
    ...historicalRange(byYear, principal, input.stocks, inflation),
    ...pricesBetween(input),
  };
}

import { amountLeft } from "@/lib/finance/amount-left";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthByYear, type GrowthYear } from "@/lib/finance/time-value/growth-by-year";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { payment } from "@/lib/finance/time-value/payment";
import { realMonthlyReturn } from "@/lib/finance/time-value/real-monthly-return";
import { todaysValue } from "@/lib/finance/time-value/todays-value";
import { withdrawalMonths } from "@/lib/finance/time-value/withdrawal-months";

import { planFigures, type PlanFigures } from "./arithmetic/plan-figures";
import { planInHistory, type PlanInHistory } from "./arithmetic/plan-in-history";
import type { PlanInput } from "./arithmetic/plan-of";
import type { TaxesOnIncome } from "./arithmetic/taxes-on-income";
import {
  withdrawalFigures,
  type WithdrawalFigures,
  type WithdrawalInput,
} from "./arithmetic/withdrawal-figures";

export type RetirementPlannerInput = WithdrawalInput &
  PlanInput & {
    /** Above 0. */
    currentAge: number;
    /** Above the current age. */
    retirementAge: number;
    /** Dollars, 0 or more. */
    currentSavings: number;
    /** Dollars, 0 or more. */
    monthlyContribution: number;
    /** Percent a year, 0 or more. */
    investmentReturn: number;
    /** Dollars a year in the money of today, 0 or more. */
    desiredAnnualIncome: number;
    /** Percent a year, 0 or more. */
    inflation: number;
    /** Percent of the nest egg drawn in the first year, above 0. */
    withdrawalRate: number;
  };

export type RetirementPlannerResult = {
  estimatedSavings: number;
  /** The savings in dollars of today. */
  todaysSavings: number;
  /** The desired income in the money of the first year of retirement. */
  desiredIncome: number;
  requiredNestEgg: number;
  shortfall: number;
  surplus: number;
  /** A month from now on, in place of the present contribution. Null without a shortfall. */
  sufficientContribution: number | null;
  /** Percent a month that the savings in retirement earn beyond inflation; negative where less. */
  realMonthlyReturn: number;
  /** Whole months of income that the savings alone pay for. Null where they never run out. */
  monthsOfIncome: number | null;
  /** The same as whole years, and the rest of 0 to 11 months. */
  yearsCovered: number | null;
  monthsCovered: number | null;
  growthByYear: readonly GrowthYear[];
} & PlanFigures &
  Partial<PlanInHistory> &
  Partial<WithdrawalFigures> &
  TaxesOnIncome;

/**
 * Whether savings will carry an income in retirement.
 *
 *     savings  = FV(return ÷ 1200, years × 12, −monthly contribution, −current savings)
 *     income   = desired income × (1 + inflation)^years
 *     nest egg = income ÷ withdrawal rate
 *
 * In retirement the savings go on earning the same return, and the income, drawn at the end of each
 * month, goes on rising with inflation. In the money of the first day of retirement that is a level
 * withdrawal at the return beyond inflation:
 *
 *     real return a month = (1 + return ÷ 1200) ÷ (1 + inflation)^(1/12) − 1
 *
 * With Social Security and other income the savings pay what these leave: arithmetic/plan-by-year.ts.
 */
export function retirementPlanner(
  input: RetirementPlannerInput,
  { today }: { today: { year: number } },
): RetirementPlannerResult {
  const { currentAge, retirementAge, currentSavings, monthlyContribution } = input;
  const { investmentReturn, desiredAnnualIncome, inflation, withdrawalRate } = input;

  const years = retirementAge - currentAge;
  const rate = investmentReturn / 1200;
  const estimatedSavings = futureValue(rate, years * 12, -monthlyContribution, -currentSavings);
  const desiredIncome = desiredAnnualIncome * growthFactor(inflation / 100, years);
  const requiredNestEgg = desiredIncome / (withdrawalRate / 100);
  const missing = amountLeft(requiredNestEgg, estimatedSavings);

  const realReturn = realMonthlyReturn(investmentReturn, inflation);
  const months = withdrawalMonths(realReturn, desiredIncome / 12, estimatedSavings);
  const monthsOfIncome = months === Infinity ? null : months;

  const plan = planFigures(input, today.year);
  const todaysSavings = todaysValue(estimatedSavings, years, inflation);
  return {
    estimatedSavings,
    todaysSavings,
    desiredIncome,
    requiredNestEgg,
    shortfall: Math.max(0, missing),
    surplus: Math.max(0, -missing),
    sufficientContribution:
      missing > 0 ? -payment(rate, years * 12, -currentSavings, requiredNestEgg) : null,
    realMonthlyReturn: realReturn * 100,
    monthsOfIncome,
    yearsCovered: monthsOfIncome === null ? null : Math.floor(monthsOfIncome / 12),
    monthsCovered: monthsOfIncome === null ? null : monthsOfIncome % 12,
    growthByYear: growthByYear(investmentReturn, years, monthlyContribution, currentSavings),
    ...plan,
    ...planInHistory(plan.planYears, todaysSavings, {
      stocks: input.stocks,
      planTo: plan.planEnd,
    }),
    ...withdrawalFigures(input, plan.planYears, today.year),
  };
}

import { amountLeft } from "@/lib/finance/amount-left";
import { morePerMonth } from "@/lib/finance/loan/payoff";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import {
  savingsPlan,
  type InterestAndDate,
  type SavingsPlan,
} from "@/lib/finance/time-value/savings-plan";

export type SavingsGoalInput = InterestAndDate & {
  /** Dollars, above 0. */
  targetAmount: number;
  /** Dollars, 0 or more. */
  currentSavings: number;
  /** Dollars a month, above 0. */
  monthlyContribution: number;
};

export type SavingsGoalResult = SavingsPlan & {
  /** Dollars: what the target is above the current savings, 0 when they reach it. */
  stillToSave: number;
  /** Whole contributions, the last one perhaps more than is needed. */
  totalMonths: number;
  years: number;
  /** The rest of totalMonths after whole years: 0 to 11. */
  months: number;
  /** The month of the last contribution, the first being one month from today. Null when the goal
   * is reached already, and beyond 1,000 years. */
  reachedIn: CalendarDay | null;
  /** Contributions that are not needed where each is larger by morePerMonth. */
  monthsSavedWithMore: number;
};

const furthestMonth = 12_000;

/**
 * How many monthly contributions lead from the current savings to a target, with interest if there is any:
 *
 *     totalMonths = (targetAmount − currentSavings) ÷ monthlyContribution, rounded up
 */
export function savingsGoal(
  input: SavingsGoalInput,
  { today }: { today: CalendarDay },
): SavingsGoalResult {
  const { targetAmount, currentSavings, monthlyContribution } = input;
  const plan = savingsPlan(monthlyContribution, currentSavings, targetAmount, input);
  const totalMonths = plan.totalMonths ?? 0;
  const withMore = savingsPlan(
    monthlyContribution + morePerMonth,
    currentSavings,
    targetAmount,
    input,
  );
  const isDated = totalMonths > 0 && totalMonths <= furthestMonth;
  return {
    ...plan,
    stillToSave: Math.max(0, amountLeft(targetAmount, currentSavings)),
    totalMonths,
    years: Math.floor(totalMonths / 12),
    months: totalMonths % 12,
    reachedIn: isDated ? monthsAfter(today, totalMonths) : null,
    monthsSavedWithMore: totalMonths - (withMore.totalMonths ?? 0),
  };
}

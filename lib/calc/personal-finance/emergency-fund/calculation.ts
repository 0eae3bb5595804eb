import { amountLeft } from "@/lib/finance/amount-left";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import {
  savingsPlan,
  type InterestAndDate,
  type SavingsPlan,
} from "@/lib/finance/time-value/savings-plan";

export type EmergencyFundInput = InterestAndDate & {
  /** Dollars a month, above 0. */
  monthlyExpenses: number;
  /** Months, above 0. */
  targetMonths: number;
  /** Dollars, 0 or more. */
  alreadySaved?: number;
  /** Dollars a month, 0 or more. */
  monthlyContribution?: number;
};

type EmergencyFundResult = SavingsPlan & {
  /** Dollars. */
  emergencyFund: number;
  /** Dollars: what the fund is above the savings, 0 when they reach it. */
  stillToSave: number;
  /** The month of the last contribution, the first being one month from today. Null without
   * contributions or with nothing to save, beyond 1,000 years, and where no day is given. */
  reachedIn: CalendarDay | null;
};

const furthestMonth = 12_000;

/**
 * The savings that pay for so many months without income, and the way there:
 *
 *     emergencyFund = monthlyExpenses × targetMonths
 */
export function emergencyFund(
  input: EmergencyFundInput,
  { today }: { today?: CalendarDay } = {},
): EmergencyFundResult {
  const { monthlyExpenses, targetMonths, alreadySaved = 0, monthlyContribution = 0 } = input;
  const fund = monthlyExpenses * targetMonths;
  const stillToSave = Math.max(0, amountLeft(fund, alreadySaved));
  const monthly = stillToSave > 0 ? monthlyContribution : 0;
  const plan = savingsPlan(monthly, alreadySaved, fund, input);
  const { totalMonths } = plan;
  const isDated = today && totalMonths !== null && totalMonths <= furthestMonth;
  return {
    emergencyFund: fund,
    stillToSave,
    ...plan,
    reachedIn: isDated ? monthsAfter(today, totalMonths) : null,
  };
}

import { payoff, type Payoff } from "@/lib/finance/loan/payoff";
import type { CalendarDay } from "@/lib/finance/months-after";

export type DebtPayoffInput = {
  /** Dollars, above 0. */
  debtAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Dollars, above the first month's interest. */
  monthlyPayment: number;
};

type DebtPayoffResult = Payoff;

/** How long a debt takes to repay at a fixed payment, with interest by the month. */
export const debtPayoff = (
  { debtAmount, annualRate, monthlyPayment }: DebtPayoffInput,
  { today }: { today: CalendarDay },
): DebtPayoffResult => payoff(annualRate, monthlyPayment, debtAmount, today);

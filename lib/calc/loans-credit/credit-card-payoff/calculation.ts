import { payoff, type Payoff } from "@/lib/finance/loan/payoff";
import type { CalendarDay } from "@/lib/finance/months-after";

export type CreditCardPayoffInput = {
  /** Dollars, above 0. */
  balance: number;
  /** Percent a year, 0 or more. */
  apr: number;
  /** Dollars, above the first month's interest. */
  monthlyPayment: number;
};

type CreditCardPayoffResult = Payoff;

/** How long a card takes to pay off at a fixed payment, with no new purchases and interest by the month. */
export const creditCardPayoff = (
  { balance, apr, monthlyPayment }: CreditCardPayoffInput,
  { today }: { today: CalendarDay },
): CreditCardPayoffResult => payoff(apr, monthlyPayment, balance, today);

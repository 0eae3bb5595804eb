import type { ScheduleRow } from "@/lib/finance/amortization-schedule";
import { amountLeft } from "@/lib/finance/amount-left";
import { finalPayment } from "@/lib/finance/final-payment";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import { payoffMonths } from "@/lib/finance/payoff-months";
import { payoffSchedule } from "@/lib/finance/payoff-schedule";
import { payoffTotal } from "@/lib/finance/payoff-total";

export type CreditCardPayoffInput = {
  /** Dollars, above 0. */
  balance: number;
  /** Percent a year, 0 or more. */
  apr: number;
  /** Dollars, above the first month's interest. */
  monthlyPayment: number;
};

export type CreditCardPayoffResult = {
  /** Whole payments, the smaller last one included. */
  totalMonths: number;
  years: number;
  /** The rest of totalMonths after whole years: 0 to 11. */
  months: number;
  /** The month of the last payment, the first being one month from today. Null beyond 1,000 years. */
  lastPayment: CalendarDay | null;
  /** Dollars of the last payment: what is then left. */
  finalAmount: number;
  totalPayment: number;
  totalInterest: number;
  /** Empty beyond 1,000 years, where no one would read it and it would fill the memory. */
  schedule: readonly ScheduleRow[];
};

const longestSchedule = 12_000;

/** How long a card takes to pay off at a fixed payment, with no new purchases and interest by the month. */
export function creditCardPayoff(
  { balance, apr, monthlyPayment }: CreditCardPayoffInput,
  { today }: { today: CalendarDay },
): CreditCardPayoffResult {
  const rate = apr / 1200;
  const totalMonths = payoffMonths(rate, monthlyPayment, balance);
  const totalPayment = payoffTotal(rate, monthlyPayment, balance);
  const listed = totalMonths <= longestSchedule;

  return {
    totalMonths,
    years: Math.floor(totalMonths / 12),
    months: totalMonths % 12,
    lastPayment: listed ? monthsAfter(today, totalMonths) : null,
    finalAmount: finalPayment(rate, monthlyPayment, balance),
    totalPayment,
    totalInterest: amountLeft(totalPayment, balance),
    schedule: listed ? payoffSchedule(rate, monthlyPayment, balance) : [],
  };
}

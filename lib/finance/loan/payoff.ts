import { amountLeft } from "@/lib/finance/amount-left";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";

import type { ScheduleRow } from "./amortization-schedule";
import { finalPayment } from "./final-payment";
import { payoffMonths } from "./payoff-months";
import { payoffSchedule } from "./payoff-schedule";
import { payoffTotal } from "./payoff-total";

export type Payoff = {
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
  /** Whole payments where each is larger by morePerMonth. */
  monthsWithMore: number;
  /** Dollars of the last of those. */
  finalAmountWithMore: number;
  monthsSavedWithMore: number;
  /** Dollars. */
  interestSavedWithMore: number;
  /** Empty beyond 1,000 years, where no one would read it and it would fill the memory. */
  schedule: readonly ScheduleRow[];
};

/** What only a debt at one fixed payment has. */
export type OfFixedPayment = Pick<
  Payoff,
  | "finalAmount"
  | "monthsWithMore"
  | "finalAmountWithMore"
  | "monthsSavedWithMore"
  | "interestSavedWithMore"
  | "schedule"
>;

/** A payoff at a fixed payment, or by other payments as well. */
export type AnyPayoff = Omit<Payoff, keyof OfFixedPayment> & Partial<OfFixedPayment>;

/** Dollars a month that a larger payment is compared with. */
export const morePerMonth = 50;

const longestSchedule = 12_000;

/**
 * How long a debt takes to repay with a fixed monthly payment, what it costs, and what a payment
 * larger by `morePerMonth` would save.
 *
 * Given the `annualRate` in percent a year (18), the `payment` and the `balance` in dollars and the
 * day of `today`, returns the count of payments, their totals and the schedule:
 *
 *     totalMonths   = NPER(annualRate ÷ 1200, payment, −balance), rounded up
 *     totalPayment  = payment × (totalMonths − 1) + last payment
 *     totalInterest = totalPayment − balance
 *
 * Nothing is thrown. A payment that does not cover the interest gives Infinity.
 *
 * @example payoff(18, 200, 5_000, { year: 2026, month: 1, day: 31 }).totalMonths // 32
 */
export function payoff(
  annualRate: number,
  payment: number,
  balance: number,
  today: CalendarDay,
): Payoff {
  const rate = annualRate / 1200;
  const totalMonths = payoffMonths(rate, payment, balance);
  const totalPayment = payoffTotal(rate, payment, balance);
  const more = payment + morePerMonth;
  const monthsWithMore = payoffMonths(rate, more, balance);
  const listed = totalMonths <= longestSchedule;

  return {
    totalMonths,
    years: Math.floor(totalMonths / 12),
    months: totalMonths % 12,
    lastPayment: listed ? monthsAfter(today, totalMonths) : null,
    finalAmount: finalPayment(rate, payment, balance),
    totalPayment,
    totalInterest: amountLeft(totalPayment, balance),
    monthsWithMore,
    finalAmountWithMore: finalPayment(rate, more, balance),
    monthsSavedWithMore: totalMonths - monthsWithMore,
    interestSavedWithMore: amountLeft(totalPayment, payoffTotal(rate, more, balance)),
    schedule: listed ? payoffSchedule(rate, payment, balance) : [],
  };
}

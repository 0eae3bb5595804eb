import { amountLeft } from "@/lib/finance/amount-left";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import { sumBy } from "@/lib/finance/sum-by";
import { wholeCount } from "@/lib/finance/whole-count";

import type { ScheduleRow } from "./amortization-schedule";
import { hasExtraPayments, type ExtraPayments } from "./extra-payments";
import { levelLoan, type LevelLoan } from "./level-loan";
import { prepaidSchedule } from "./prepaid-schedule";

/** What a loan costs, and what its extra payments change: nothing is null where none are made. */
export type PrepaidLoan = LevelLoan & {
  /** Whole payments until nothing is owed, the smaller last one included. */
  months: number | null;
  /** The month of the last payment, the first being one month from today. Null where no day is given. */
  payoff: CalendarDay | null;
  /** Dollars of the last payment: what is then left. */
  lastPayment: number | null;
  monthsSaved: number | null;
  /** Dollars, 0 or more. */
  interestSaved: number | null;
  /** The schedule with the extra payments. Empty where none are made. */
  prepaid: readonly ScheduleRow[];
};

/**
 * A loan in level payments, with what is paid on top of them.
 *
 * - `annualRate` in percent a year, `years` above 0, `principal` and the extra payments in dollars
 *
 * The totals are of what is really paid. Without an extra payment they are those of levelLoan, and the rest is
 * null: its months would be the term itself.
 *
 *     months        = the number of rows of prepaidSchedule
 *     totalInterest = the interest in them
 *     interestSaved = the interest of the level loan − totalInterest
 *
 * @example prepaidLoan(6.5, 30, 320_000, { extraMonthly: 200 }).interestSaved // 105428.674…
 */
export function prepaidLoan(
  annualRate: number,
  years: number,
  principal: number,
  extra: ExtraPayments,
  today?: CalendarDay,
): PrepaidLoan {
  const plain = levelLoan(annualRate, years, principal);
  const prepaid = hasExtraPayments(extra)
    ? prepaidSchedule(annualRate / 1200, years * 12, principal, extra)
    : [];
  const months = prepaid.length;
  if (months === 0) {
    const none = { months: null, payoff: null, lastPayment: null };
    return { ...plain, ...none, monthsSaved: null, interestSaved: null, prepaid };
  }
  const totalPayment = sumBy(prepaid, ({ payment }) => payment);
  const totalInterest = sumBy(prepaid, ({ interest }) => interest);
  return {
    monthlyPayment: plain.monthlyPayment,
    totalPayment,
    totalInterest,
    months,
    payoff: today ? monthsAfter(today, months) : null,
    lastPayment: prepaid.at(-1)?.payment ?? null,
    monthsSaved: wholeCount(years * 12, 1) - months,
    // A term that ends within a month ends its interest there, a true last payment a little later: beside an
    // extra of next to nothing that difference would be a saving below zero.
    interestSaved: Math.max(0, amountLeft(plain.totalInterest, totalInterest)),
    prepaid,
  };
}

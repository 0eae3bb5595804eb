import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import { wholeCount } from "@/lib/finance/whole-count";

import type { ScheduleRow } from "./amortization-schedule";
import { monthsToBalance } from "./months-to-balance";

/** Percent of the original value: above it a lender asks for insurance, and at it the borrower may end it. */
const requestLimit = 80;
/** Percent of the original value at which the insurance of a loan whose payments are current ends by itself. */
const endLimit = 78;

/** All null where no rate is given, and all but the first where the loan is too small for insurance. */
export type MortgageInsurance = {
  /** Percent of the original value that is borrowed. */
  loanToValue: number | null;
  /** Dollars. */
  monthlyPmi: number | null;
  /** The payment that brings the balance to 80% of the original value, extra payments counted. */
  pmiRequestMonth: number | null;
  pmiRequestDate: CalendarDay | null;
  /** The payment with which the insurance ends by itself. */
  pmiEndMonth: number | null;
  pmiEndDate: CalendarDay | null;
  /** Dollars of premiums between the two. */
  savedByAsking: number | null;
};

type InsuredLoan = {
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Above 0. */
  years: number;
  /** Dollars, 0 or more. */
  principal: number;
  /** Dollars: the lower of the price and the appraised value. */
  originalValue: number;
  /** Percent of the principal a year, 0 or more. */
  pmiRate: number;
  /** The schedule with extra payments. Empty where none are made. */
  prepaid?: readonly ScheduleRow[];
};

/**
 * Private mortgage insurance of a fixed-rate home loan: what it costs a month, and when it ends.
 *
 *     monthly premium = principal × pmiRate ÷ 1,200, above 80% of the original value
 *     request         = the first month with a balance of 80% or less, by what is really paid
 *     end             = the first month with 78% or less by the original schedule, the month after the
 *                       middle of the term, or the last payment, whichever comes first
 *
 * @example mortgageInsurance({ annualRate: 6.5, years: 30, principal: 38e4, originalValue: 4e5, pmiRate: 0.7 }).pmiEndMonth // 135
 *
 * Source: Homeowners Protection Act of 1998, 12 U.S.C. 4901(2), (12), (18) and 4902(a) to (c).
 */
export function mortgageInsurance(loan: InsuredLoan, today?: CalendarDay): MortgageInsurance {
  const { annualRate, years, principal, originalValue, pmiRate, prepaid = [] } = loan;
  const loanToValue = pmiRate > 0 ? (principal / originalValue) * 100 : null;
  if (loanToValue === null || loanToValue <= requestLimit * (1 + 1e-12))
    return { ...none, loanToValue };

  const limit = (originalValue * requestLimit) / 100;
  const scheduled = (percent: number) =>
    monthsToBalance(annualRate / 1200, years * 12, principal, (originalValue * percent) / 100);
  const paidDown = prepaid.findIndex(({ balance }) => balance <= limit * (1 + 1e-9)) + 1;
  const lastPayment = prepaid.length || wholeCount(years * 12, 1);
  const end = Math.min(scheduled(endLimit), Math.floor(years * 6) + 1, lastPayment);
  const request = Math.min(paidDown || scheduled(requestLimit), end);
  const monthlyPmi = (principal * pmiRate) / 1200;
  return {
    loanToValue,
    monthlyPmi,
    pmiRequestMonth: request,
    pmiRequestDate: today ? monthsAfter(today, request) : null,
    pmiEndMonth: end,
    pmiEndDate: today ? monthsAfter(today, end) : null,
    savedByAsking: monthlyPmi * (end - request),
  };
}

const none: MortgageInsurance = {
  loanToValue: null,
  monthlyPmi: null,
  pmiRequestMonth: null,
  pmiRequestDate: null,
  pmiEndMonth: null,
  pmiEndDate: null,
  savedByAsking: null,
};

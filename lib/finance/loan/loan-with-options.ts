import type { CalendarDay } from "@/lib/finance/months-after";

import type { ExtraPayments } from "./extra-payments";
import { feesAndApr, type FeesAndApr } from "./fees-and-apr";
import { prepaidLoan, type PrepaidLoan } from "./prepaid-loan";

/** What a borrower may pay beside the level payments of a loan. What is left out is 0. */
export type LoanOptions = ExtraPayments & {
  /** Dollars at the start, 0 or more. */
  fees?: number;
};

export type LoanWithOptions = PrepaidLoan & FeesAndApr;

/**
 * A loan in level payments, with what its extra payments change and the APR with its fees.
 *
 * - `annualRate` in percent a year, `years` above 0, `principal` and the options in dollars, 0 or more
 *
 * @example loanWithOptions(6.5, 30, 320_000, { extraMonthly: 200 }).months // 281
 */
export const loanWithOptions = (
  annualRate: number,
  years: number,
  principal: number,
  options: LoanOptions,
  today?: CalendarDay,
): LoanWithOptions => ({
  ...prepaidLoan(annualRate, years, principal, options, today),
  ...feesAndApr(annualRate, years, principal, options.fees ?? 0),
});

import {
  loanWithOptions,
  type LoanOptions,
  type LoanWithOptions,
} from "@/lib/finance/loan/loan-with-options";
import type { CalendarDay } from "@/lib/finance/months-after";

export type LoanPaymentInput = LoanOptions & {
  /** Dollars, above 0. */
  loanAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
};

/**
 * The level monthly payment of a fixed-rate loan, what it comes to, what extra payments change, and the APR with
 * its fees.
 */
export const loanPayment = (
  input: LoanPaymentInput,
  { today }: { today?: CalendarDay } = {},
): LoanWithOptions =>
  loanWithOptions(input.annualRate, input.years, input.loanAmount, input, today);

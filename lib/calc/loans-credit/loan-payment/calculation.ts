import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";
import { feesAndApr, type FeesAndApr } from "@/lib/finance/loan/fees-and-apr";
import { prepaidLoan, type PrepaidLoan } from "@/lib/finance/loan/prepaid-loan";
import type { CalendarDay } from "@/lib/finance/months-after";

export type LoanPaymentInput = ExtraPayments & {
  /** Dollars, above 0. */
  loanAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
  /** Dollars, 0 or more. */
  fees?: number;
};

type LoanPaymentResult = PrepaidLoan & FeesAndApr;

/**
 * The level monthly payment of a fixed-rate loan, what it comes to, what extra payments change, and the APR with
 * its fees.
 */
export function loanPayment(
  input: LoanPaymentInput,
  { today }: { today?: CalendarDay } = {},
): LoanPaymentResult {
  const { loanAmount, annualRate, years, fees = 0 } = input;
  return {
    ...prepaidLoan(annualRate, years, loanAmount, input, today),
    ...feesAndApr(annualRate, years, loanAmount, fees),
  };
}

import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";
import { prepaidLoan, type PrepaidLoan } from "@/lib/finance/loan/prepaid-loan";
import type { CalendarDay } from "@/lib/finance/months-after";

export type LoanPaymentInput = ExtraPayments & {
  /** Dollars, above 0. */
  loanAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
};

/** The level monthly payment of a fixed-rate loan, what it comes to, and what extra payments change. */
export const loanPayment = (
  input: LoanPaymentInput,
  { today }: { today?: CalendarDay } = {},
): PrepaidLoan => prepaidLoan(input.annualRate, input.years, input.loanAmount, input, today);

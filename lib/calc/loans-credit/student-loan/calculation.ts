import {
  loanWithOptions,
  type LoanOptions,
  type LoanWithOptions,
} from "@/lib/finance/loan/loan-with-options";
import type { CalendarDay } from "@/lib/finance/months-after";

export type StudentLoanInput = LoanOptions & {
  /** Dollars, 0 or more. */
  balance: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
};

/**
 * The fixed payment that repays a student loan over its term, what extra payments change, and the APR with its
 * fees. Income-driven plans are not modeled.
 */
export const studentLoan = (
  input: StudentLoanInput,
  { today }: { today?: CalendarDay } = {},
): LoanWithOptions => loanWithOptions(input.annualRate, input.years, input.balance, input, today);

import {
  loanWithOptions,
  type LoanOptions,
  type LoanWithOptions,
} from "@/lib/finance/loan/loan-with-options";
import type { CalendarDay } from "@/lib/finance/months-after";
import type { FederalPlans } from "@/lib/tax-law/student-loans/federal-plans";
import {
  federalPlansOf,
  type FederalPlansInput,
} from "@/lib/tax-law/student-loans/federal-plans-of";

export type StudentLoanInput = LoanOptions &
  FederalPlansInput & {
    /** Dollars, 0 or more. */
    balance: number;
    /** Percent a year, 0 or more. */
    annualRate: number;
    /** Years, above 0. */
    years: number;
  };

type StudentLoanResult = LoanWithOptions & Partial<FederalPlans>;

/**
 * The fixed payment that repays a student loan over its term, what extra payments change, the APR with its fees, and
 * the federal plans side by side where an income is given.
 */
export const studentLoan = (
  input: StudentLoanInput,
  { today }: { today?: CalendarDay } = {},
): StudentLoanResult => {
  const { annualRate, years, balance } = input;
  return {
    ...loanWithOptions(annualRate, years, balance, input, today),
    ...federalPlansOf(input, balance, annualRate),
  };
};

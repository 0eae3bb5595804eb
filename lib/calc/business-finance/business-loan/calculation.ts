import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import {
  loanWithOptions,
  type LoanOptions,
  type LoanWithOptions,
} from "@/lib/finance/loan/loan-with-options";
import type { CalendarDay } from "@/lib/finance/months-after";
import { sumBy } from "@/lib/finance/sum-by";

export type BusinessLoanInput = LoanOptions & {
  /** Dollars, above 0. */
  loanAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. A fraction of a month makes a shorter last payment. */
  years: number;
};

type BusinessLoanResult = LoanWithOptions & {
  /** Dollars: the first twelve payments, or all of them where there are fewer. */
  firstYearPayments: number;
  /** The interest in them. */
  firstYearInterest: number;
  /** Without the extra payments. */
  schedule: readonly ScheduleRow[];
};

/** A fixed-rate loan in level payments, and what it takes from the business in its first year. */
export function businessLoan(
  input: BusinessLoanInput,
  { today }: { today?: CalendarDay } = {},
): BusinessLoanResult {
  const { loanAmount, annualRate, years } = input;
  const loan = loanWithOptions(annualRate, years, loanAmount, input, today);
  const schedule = amortizationSchedule(annualRate / 1200, years * 12, loanAmount);
  const firstYear = (loan.months === null ? schedule : loan.prepaid).slice(0, 12);
  return {
    ...loan,
    firstYearPayments: sumBy(firstYear, ({ payment }) => payment),
    firstYearInterest: sumBy(firstYear, ({ interest }) => interest),
    schedule,
  };
}

import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import {
  loanWithOptions,
  type LoanOptions,
  type LoanWithOptions,
} from "@/lib/finance/loan/loan-with-options";
import type { CalendarDay } from "@/lib/finance/months-after";

export type AmortizationInput = LoanOptions & {
  /** Dollars, above 0. */
  loanAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. A fraction of a month makes a shorter last payment. */
  years: number;
};

export type AmortizationResult = LoanWithOptions & {
  /** Without the extra payments. */
  schedule: readonly ScheduleRow[];
};

/**
 * Every payment of a fixed-rate loan, and every one with extra payments. The unrounded rows sum to the totals.
 */
export function amortization(
  input: AmortizationInput,
  { today }: { today?: CalendarDay } = {},
): AmortizationResult {
  const { loanAmount, annualRate, years } = input;
  return {
    ...loanWithOptions(annualRate, years, loanAmount, input, today),
    schedule: amortizationSchedule(annualRate / 1200, years * 12, loanAmount),
  };
}

import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { levelLoan, type LevelLoan } from "@/lib/finance/loan/level-loan";

export type AmortizationInput = {
  /** Dollars, above 0. */
  loanAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. A fraction of a month makes a shorter last payment. */
  years: number;
};

export type AmortizationResult = LevelLoan & { schedule: readonly ScheduleRow[] };

/** Every payment of a fixed-rate loan. The unrounded rows sum to the totals. */
export const amortization = ({
  loanAmount,
  annualRate,
  years,
}: AmortizationInput): AmortizationResult => ({
  ...levelLoan(annualRate, years, loanAmount),
  schedule: amortizationSchedule(annualRate / 1200, years * 12, loanAmount),
});

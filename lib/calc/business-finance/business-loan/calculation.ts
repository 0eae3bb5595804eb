import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { levelLoan, type LevelLoan } from "@/lib/finance/loan/level-loan";
import { sumBy } from "@/lib/finance/sum-by";

export type BusinessLoanInput = {
  /** Dollars, above 0. */
  loanAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. A fraction of a month makes a shorter last payment. */
  years: number;
};

type BusinessLoanResult = LevelLoan & {
  /** Dollars: the first twelve payments, or all of them where there are fewer. */
  firstYearPayments: number;
  /** The interest in them. */
  firstYearInterest: number;
  schedule: readonly ScheduleRow[];
};

/** A fixed-rate loan in level payments, and what it takes from the business in its first year. */
export function businessLoan({
  loanAmount,
  annualRate,
  years,
}: BusinessLoanInput): BusinessLoanResult {
  const schedule = amortizationSchedule(annualRate / 1200, years * 12, loanAmount);
  const firstYear = schedule.slice(0, 12);
  return {
    ...levelLoan(annualRate, years, loanAmount),
    firstYearPayments: sumBy(firstYear, ({ payment }) => payment),
    firstYearInterest: sumBy(firstYear, ({ interest }) => interest),
    schedule,
  };
}

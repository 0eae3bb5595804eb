import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";
import { feesAndApr, type FeesAndApr } from "@/lib/finance/loan/fees-and-apr";
import { prepaidLoan, type PrepaidLoan } from "@/lib/finance/loan/prepaid-loan";
import type { CalendarDay } from "@/lib/finance/months-after";
import { sumBy } from "@/lib/finance/sum-by";

export type BusinessLoanInput = ExtraPayments & {
  /** Dollars, above 0. */
  loanAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. A fraction of a month makes a shorter last payment. */
  years: number;
  /** Dollars, 0 or more. */
  fees?: number;
};

type BusinessLoanResult = PrepaidLoan &
  FeesAndApr & {
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
  const { loanAmount, annualRate, years, fees = 0 } = input;
  const loan = prepaidLoan(annualRate, years, loanAmount, input, today);
  const schedule = amortizationSchedule(annualRate / 1200, years * 12, loanAmount);
  const firstYear = (loan.months === null ? schedule : loan.prepaid).slice(0, 12);
  return {
    ...loan,
    ...feesAndApr(annualRate, years, loanAmount, fees),
    firstYearPayments: sumBy(firstYear, ({ payment }) => payment),
    firstYearInterest: sumBy(firstYear, ({ interest }) => interest),
    schedule,
  };
}

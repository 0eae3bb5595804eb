import { amountLeft } from "@/lib/finance/amount-left";
import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { finalPayment } from "@/lib/finance/loan/final-payment";
import { levelLoan } from "@/lib/finance/loan/level-loan";
import { payoffMonths } from "@/lib/finance/loan/payoff-months";
import { payoffSchedule } from "@/lib/finance/loan/payoff-schedule";
import { payoffTotal } from "@/lib/finance/loan/payoff-total";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";
import { wholeCount } from "@/lib/finance/whole-count";
import type { FederalPlans } from "@/lib/tax-law/student-loans/federal-plans";
import {
  federalPlansOf,
  type FederalPlansInput,
} from "@/lib/tax-law/student-loans/federal-plans-of";

export type StudentLoanRepaymentInput = FederalPlansInput & {
  /** Dollars, above 0. */
  balance: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years that are left, above 0. */
  years: number;
  /** Dollars a month on top of the standard payment, 0 or more. */
  extraPayment: number;
};

/** What the larger payments have of their own, where something extra is paid. */
type Accelerated = {
  acceleratedPayoff: CalendarDay;
  /** Dollars of the last of the larger payments. */
  finalAmount: number;
  accelerated: readonly ScheduleRow[];
};

/** The standard repayment, and the accelerated one: the same where nothing extra is paid. */
export type StudentLoanRepaymentResult = {
  standardMonthlyPayment: number;
  /** The standard payment and the extra. */
  acceleratedMonthlyPayment: number;
  /** Whole payments, the smaller last one included. */
  standardMonths: number;
  acceleratedMonths: number;
  standardTotalPayment: number;
  acceleratedTotalPayment: number;
  standardTotalInterest: number;
  acceleratedTotalInterest: number;
  monthsSaved: number;
  /** Dollars, 0 or more. */
  interestSaved: number;
  /** The months as whole years, and the rest of 0 to 11. */
  standardYears: number;
  standardRest: number;
  acceleratedYears: number;
  acceleratedRest: number;
  yearsSaved: number;
  restSaved: number;
  /** The month of the last payment, the first being one month from today. */
  standardPayoff: CalendarDay;
  /** The standard schedule. */
  schedule: readonly ScheduleRow[];
} & Partial<Accelerated> &
  Partial<FederalPlans>;
export type WithExtra = StudentLoanRepaymentResult & Accelerated;

/**
 * How a student loan is repaid in its level payments, and how with an extra amount on top of each:
 *
 *     standardMonthlyPayment = PMT(annualRate ÷ 1200, years × 12, −balance)
 *     acceleratedMonths      = NPER(annualRate ÷ 1200, payment and extra, −balance), rounded up
 *
 * Without an extra the months are the term itself and nothing is counted by a logarithm, which
 * would find 121 payments in a loan of 120. With an income, the federal plans stand beside it.
 */
export function studentLoanRepayment(
  input: StudentLoanRepaymentInput,
  { today }: { today: CalendarDay },
): StudentLoanRepaymentResult {
  const { balance, annualRate, years, extraPayment } = input;
  const rate = annualRate / 1200;
  const { monthlyPayment, totalPayment, totalInterest } = levelLoan(annualRate, years, balance);
  const standard = { months: wholeCount(years * 12, 1), totalPayment, totalInterest };
  const isFaster = extraPayment > 0;
  const larger = monthlyPayment + extraPayment;
  const accelerated = isFaster ? repaidWith(larger, rate, balance) : standard;
  const monthsSaved = standard.months - accelerated.months;

  return {
    standardMonthlyPayment: monthlyPayment,
    acceleratedMonthlyPayment: larger,
    standardMonths: standard.months,
    acceleratedMonths: accelerated.months,
    standardTotalPayment: totalPayment,
    acceleratedTotalPayment: accelerated.totalPayment,
    standardTotalInterest: totalInterest,
    acceleratedTotalInterest: accelerated.totalInterest,
    monthsSaved,
    // A term that ends within a month ends its interest there, a true last payment a little later:
    // beside an extra of next to nothing that difference would be a saving below zero.
    interestSaved: Math.max(0, amountLeft(totalInterest, accelerated.totalInterest)),
    standardYears: Math.floor(standard.months / 12),
    standardRest: standard.months % 12,
    acceleratedYears: Math.floor(accelerated.months / 12),
    acceleratedRest: accelerated.months % 12,
    yearsSaved: Math.floor(monthsSaved / 12),
    restSaved: monthsSaved % 12,
    standardPayoff: monthsAfter(today, standard.months),
    schedule: amortizationSchedule(rate, years * 12, balance),
    ...(isFaster && {
      acceleratedPayoff: monthsAfter(today, accelerated.months),
      finalAmount: finalPayment(rate, larger, balance),
      accelerated: payoffSchedule(rate, larger, balance),
    }),
    ...federalPlansOf(input, balance, annualRate),
  };
}

/** The months and totals of a balance repaid with a fixed payment, the last one only what is left. */
function repaidWith(payment: number, rate: number, balance: number) {
  const totalPayment = payoffTotal(rate, payment, balance);
  return {
    months: payoffMonths(rate, payment, balance),
    totalPayment,
    totalInterest: amountLeft(totalPayment, balance),
  };
}

import { amountLeft } from "@/lib/finance/amount-left";
import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { prepaidSchedule } from "@/lib/finance/loan/prepaid-schedule";
import { refinanceGain, type RefinanceMonth } from "@/lib/finance/loan/refinance-gain";
import { payment } from "@/lib/finance/time-value/payment";

import type { RefinanceInput } from "./calculation";

type RefinancePath = {
  newLoanAmount: number;
  /** Below 0 where the new loan asks for more a month than the old one. */
  monthlySavings: number;
  /** Whether the old payment is made on the new loan: it is wanted, and it is the higher one. */
  isKept: boolean;
  /** What is really paid on the new loan, month by month. */
  payments: ScheduleRow[];
  /** What was gained after each month, until both loans are repaid. */
  gains: RefinanceMonth[];
};

/** Savings that round to less than a cent are float dust of two equal payments, not savings. */
export const lessThanACent = 0.005;

/** Both loans month by month. */
export function refinancePath(input: RefinanceInput): RefinancePath {
  const { currentBalance, currentRate, remainingYears, newRate, newTerm, costs } = input;
  const { keepOldPayment, cashOut = 0, costsInCash = 0 } = input;
  const newLoanAmount = currentBalance + costs - costsInCash + cashOut;
  const old = { rate: currentRate / 1200, months: remainingYears * 12 };
  const renewed = { rate: newRate / 1200, months: newTerm * 12 };
  const monthlySavings = amountLeft(
    payment(old.rate, old.months, -currentBalance),
    payment(renewed.rate, renewed.months, -newLoanAmount),
  );

  const isKept = keepOldPayment === "yes" && monthlySavings >= lessThanACent;
  const payments = isKept
    ? prepaidSchedule(renewed.rate, renewed.months, newLoanAmount, { extraMonthly: monthlySavings })
    : amortizationSchedule(renewed.rate, renewed.months, newLoanAmount);
  const current = amortizationSchedule(old.rate, old.months, currentBalance);
  const gains = refinanceGain(current, payments, cashOut - costsInCash);
  return { newLoanAmount, monthlySavings, isKept, payments, gains };
}

import { amountLeft } from "@/lib/finance/amount-left";
import { payment } from "@/lib/finance/time-value/payment";

import { amortizationSchedule, type ScheduleRow } from "./amortization-schedule";
import { prepaidSchedule } from "./prepaid-schedule";
import { refinanceGain, type RefinanceMonth } from "./refinance-gain";

/** A loan and the one that takes its place. */
export type Refinancing = {
  /** Dollars still owed, above 0. */
  currentBalance: number;
  /** Percent a year, 0 or more. */
  currentRate: number;
  /** Years, above 0. */
  remainingYears: number;
  /** Percent a year, 0 or more. */
  newRate: number;
  /** Years, above 0. */
  newTerm: number;
  /** Dollars, 0 or more, added to the new loan where they are not paid in cash. */
  costs: number;
  /** Dollars of the costs that are paid at closing, at most the costs. */
  costsInCash?: number;
  /** Dollars, 0 or more, borrowed on top and handed out. */
  cashOut?: number;
  /** Whether the old payment is made on the new loan where that asks for less. */
  keepOldPayment?: "no" | "yes";
};

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

/**
 * A loan kept and the new one in its place, month by month.
 *
 *     newLoanAmount = currentBalance + costs − costsInCash + cashOut
 *
 * Savings of less than half a cent a month are the dust of two equal payments: nothing is kept of them.
 *
 * @example refinancePath({ currentBalance: 250_000, currentRate: 7.25, remainingYears: 27, newRate: 5.75, newTerm: 30, costs: 5_000 }).gains[119].gain // 26844.8595…
 */
export function refinancePath(loans: Refinancing): RefinancePath {
  const { currentBalance, currentRate, remainingYears, newRate, newTerm, costs } = loans;
  const { keepOldPayment, cashOut = 0, costsInCash = 0 } = loans;
  const newLoanAmount = currentBalance + costs - costsInCash + cashOut;
  const old = { rate: currentRate / 1200, months: remainingYears * 12 };
  const renewed = { rate: newRate / 1200, months: newTerm * 12 };
  const monthlySavings = amountLeft(
    payment(old.rate, old.months, -currentBalance),
    payment(renewed.rate, renewed.months, -newLoanAmount),
  );

  const isKept = keepOldPayment === "yes" && monthlySavings >= halfACent;
  const payments = isKept
    ? prepaidSchedule(renewed.rate, renewed.months, newLoanAmount, { extraMonthly: monthlySavings })
    : amortizationSchedule(renewed.rate, renewed.months, newLoanAmount);
  const current = amortizationSchedule(old.rate, old.months, currentBalance);
  const gains = refinanceGain(current, payments, cashOut - costsInCash);
  return { newLoanAmount, monthlySavings, isKept, payments, gains };
}

const halfACent = 0.005;

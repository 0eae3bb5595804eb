import { amountLeft } from "@/lib/finance/amount-left";
import { nominalRate } from "@/lib/finance/time-value/nominal-rate";
import { payment } from "@/lib/finance/time-value/payment";
import { wholeCount } from "@/lib/finance/whole-count";

import { remainingBalance } from "./remaining-balance";

/** A loan, and money that goes to it or into savings. */
export type PrepayOrSave = {
  /** Dollars still owed, above 0. */
  balance: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years left, above 0. Less than a month counts as a month. */
  years: number;
  /** Dollars today, 0 or more. What the loan does not take is saved. */
  lumpSum?: number;
  /** Dollars at each payment, 0 or more. */
  monthly?: number;
  /** The annual percentage yield of savings in percent, 0 or more. */
  apy: number;
  /** Percent of the interest on savings, from 0 to below 100. */
  savingsTaxRate?: number;
  /** The tax that a dollar of loan interest saves, in percent, from 0 to below 100. */
  deductionRate?: number;
};

/** Where both ways stand after a month, in dollars. */
export type PrepayOrSaveMonth = {
  month: number;
  owedPrepaying: number;
  savedPrepaying: number;
  owedSaving: number;
  savedSaving: number;
  /** How far prepaying is ahead in savings minus debt, below 0 where saving is. */
  gain: number;
  /** What the loan would be owed more without the extra payments so far. */
  prepaid: number;
  interestPrepaying: number;
  interestSaving: number;
};

type PrepayOrSavePath = {
  /** The loan’s own payment, the same both ways. */
  monthlyPayment: number;
  /** The months of its term, with their fraction; at least 1. */
  loanMonths: number;
  /** What savings earn in a month after tax, as a fraction. */
  monthlyYield: number;
  months: PrepayOrSaveMonth[];
};

/**
 * Money put on a loan, beside the same money saved, month by month until the loan ends or longer.
 *
 * - `least` the whole months that are asked for at least, 0 or more
 *
 * Both ways spend the same every month: the loan’s payment and the monthly amount. What the loan does not take, and
 * the tax that deducting its interest saves, goes into savings.
 *
 *     owed(k) = owed(k − 1) × (1 + rate) − paid(k)
 *     saved(k) = saved(k − 1) × (1 + yield × (1 − tax)) + payment + monthly − paid(k) + interest(k) × deduction
 *     where (1 + yield)^12 = 1 + apy ÷ 100
 *
 * As in prepaidSchedule, what is prepaid grows at the rate of the loan, and is taken from the balance of the plain one.
 *
 * @example prepayOrSavePath({ balance: 287_400, annualRate: 6.875, years: 26, lumpSum: 14_000, apy: 4.3 }).months[311].gain // 37982.0499…
 */
export function prepayOrSavePath(plan: PrepayOrSave, least = 0): PrepayOrSavePath {
  const { balance, annualRate, years, lumpSum = 0, monthly = 0, apy } = plan;
  const { savingsTaxRate = 0, deductionRate = 0 } = plan;
  const rate = annualRate / 1200;
  const monthlyYield = (nominalRate(apy / 100, 12) / 12) * (1 - savingsTaxRate / 100);
  const loanMonths = Math.max(1, years * 12);
  const monthlyPayment = payment(rate, loanMonths, -balance);
  const lastMonth = wholeCount(loanMonths, 1);

  const months: PrepayOrSaveMonth[] = [];
  let prepaid = Math.min(lumpSum, balance);
  let owedPrepaying = balance - prepaid;
  let savedPrepaying = lumpSum - prepaid;
  let owedSaving = balance;
  let savedSaving = lumpSum;

  for (let month = 1; month <= Math.max(lastMonth, least); month += 1) {
    const budget = monthlyPayment + monthly;
    const interestPrepaying = owedPrepaying * rate;
    const interestSaving = owedSaving * rate;
    const isRepaid = owedPrepaying + interestPrepaying <= budget * (1 + dust) || month >= lastMonth;
    const paidPrepaying = isRepaid ? owedPrepaying + interestPrepaying : budget;
    const paidSaving = month >= lastMonth ? owedSaving + interestSaving : monthlyPayment;
    const saved = (before: number, paid: number, interest: number) =>
      before * (1 + monthlyYield) +
      Math.max(0, amountLeft(budget, paid)) +
      (interest * deductionRate) / 100;

    savedPrepaying = saved(savedPrepaying, paidPrepaying, interestPrepaying);
    savedSaving = saved(savedSaving, paidSaving, interestSaving);
    prepaid = prepaid * (1 + rate) + monthly;
    owedSaving = month >= lastMonth ? 0 : remainingBalance(rate, loanMonths, balance, month);
    owedPrepaying = isRepaid ? 0 : owedSaving - prepaid;
    const gain = amountLeft(savedPrepaying + owedSaving, savedSaving, owedPrepaying);
    months.push({
      month,
      owedPrepaying,
      savedPrepaying,
      owedSaving,
      savedSaving,
      gain,
      prepaid,
      interestPrepaying,
      interestSaving,
    });
  }
  return { monthlyPayment, loanMonths, monthlyYield, months };
}

/** The part of a payment that is no payment more: the last digits of a computer. */
const dust = 1e-9;

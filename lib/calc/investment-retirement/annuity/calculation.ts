import { amountLeft } from "@/lib/finance/amount-left";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { presentValue } from "@/lib/finance/time-value/present-value";

import {
  incomeFrom,
  payingSumIn,
  quoteBeside,
  type Income,
  type PayingSum,
  type Quote,
} from "./arithmetic/income-from-sum";
import { levelPaymentsIn, type LevelPayments } from "./arithmetic/level-payments";

export type AnnuityInput = {
  mode: "presentValue" | "futureValue";
  /** Dollars a period, above 0. Null where a sum that pays an income stands in its place, as below. */
  payment: number | null;
  /** Percent a period, 0 or more. */
  ratePerPeriod: number | null;
  /** How many payments, above 0. */
  periods: number | null;
  /** When in its period a payment is made. */
  timing?: "end" | "beginning";
  /** Dollars that pay an income, above 0. Null is not asked about, as below. */
  sum?: number | null;
  /** Percent a year, 0 or more, compounded monthly. */
  yearlyRate?: number | null;
  /** Whole years, 1 or more. */
  incomeYears?: number | null;
  /** Percent by which the income rises after each year, 0 or more. */
  incomeRise?: number;
  /** Dollars a month that somebody offers for the sum, above 0. */
  quotedPayment?: number | null;
  currentAge?: number | null;
};

type LevelValue = {
  /** At the start for a present value, at the end for a future value. */
  value: number;
  /** What a payment is worth at the end of its period, in dollars. */
  paymentAtEnd: number;
  totalPayments: number;
  /** What lies between the payments and the value. */
  interest: number;
};

/** What stands for it where there are no payments. */
const noValue = { value: null, paymentAtEnd: null, totalPayments: null, interest: null };

export type AnnuityResult = { type: "Present Value" | "Future Value" } & {
  [Name in keyof LevelValue]: LevelValue[Name] | null;
} & Partial<Income> &
  Partial<Quote>;
export type WithValue = AnnuityResult & LevelValue;
export type WithIncome = AnnuityResult & Income;
export type WithQuote = WithIncome & Quote;

/**
 * What level payments are worth before the first period or after the last one:
 *
 *     presentValue = payment × (1 − (1 + r)^−n) ÷ r
 *     futureValue  = payment × ((1 + r)^n − 1) ÷ r
 *
 * payment × n each at rate 0, and (1 + r) times as much when payments come at the beginning. Beside or in place of
 * that, the income that a sum buys.
 */
export function annuity(input: AnnuityInput): AnnuityResult {
  const payments = levelPaymentsIn(input);
  const paying = payingSumIn(input);
  return {
    type: input.mode === "presentValue" ? "Present Value" : "Future Value",
    ...(payments ? valueOf(payments, input) : noValue),
    ...(paying && incomeOf(paying, input)),
  };
}

function valueOf(
  { payment, ratePerPeriod, periods }: LevelPayments,
  { mode, timing = "end" }: AnnuityInput,
): LevelValue {
  const worth = mode === "presentValue" ? presentValue : futureValue;
  const paymentAtEnd = timing === "beginning" ? payment * (1 + ratePerPeriod / 100) : payment;
  const value = worth(ratePerPeriod / 100, periods, -paymentAtEnd);
  const totalPayments = payment * periods;
  return {
    value,
    paymentAtEnd,
    totalPayments,
    interest: Math.abs(amountLeft(value, totalPayments)),
  };
}

function incomeOf(
  paying: PayingSum,
  { quotedPayment, currentAge = null }: AnnuityInput,
): Income & Partial<Quote> {
  const income = incomeFrom(paying);
  return {
    ...income,
    ...(quotedPayment != null && quoteBeside(paying, income, quotedPayment, currentAge)),
  };
}

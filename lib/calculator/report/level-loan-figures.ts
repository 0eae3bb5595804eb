import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";

import { repaymentSchedule, usd, type Table } from "./outputs";

/**
 * The three figures of a loan repaid in level payments, over `annualRate` in percent and `years`.
 * `borrowed` is the name of what is borrowed.
 *
 * @example ...levelLoanFigures("loanAmount")
 */
export const levelLoanFigures = (borrowed: string, paymentLabel = "Monthly payment") => ({
  monthlyPayment: usd(paymentLabel, {
    explanation: {
      rule: "The level payment that repays the loan by the end of its term.",
      formula: `PMT(annualRate/1200, years*12, -${borrowed})`,
    },
  }),
  totalPayment: usd("Total of all payments", {
    explanation: {
      rule: "The monthly payment times the number of months.",
      formula: "monthlyPayment*years*12",
    },
  }),
  totalInterest: usd("Total interest", {
    explanation: {
      rule: "What is paid beyond the amount borrowed.",
      formula: `totalPayment-${borrowed}`,
    },
  }),
});

type LevelLoanSchedule<Result> = {
  /** The names of what is borrowed and of the level payment. */
  borrowed: string;
  payment: string;
  /** What all payments come to, and the interest within them. */
  paid: (result: Result) => { total: number; interest: number };
};

/**
 * The months of such a loan. A term that ends within a month pays that part of a payment.
 *
 * @example levelLoanSchedule({ borrowed: "loanAmount", payment: "monthlyPayment", paid })
 */
export const levelLoanSchedule = <Result>(
  label: string,
  { borrowed, payment, paid }: LevelLoanSchedule<Result>,
): Table<Result, ScheduleRow> =>
  repaymentSchedule(label, {
    count: "ROUNDUP(years*12, 0)",
    owed: borrowed,
    payment: `${payment}*MIN(1, years*12-previous.month)`,
    interest:
      "IF(years*12-previous.month<1, payment-previous.balance, previous.balance*annualRate/1200)",
    paid,
  });

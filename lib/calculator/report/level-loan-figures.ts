import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";

import { exportedTable, type ExportedTable } from "./exported-table";
import { usd, type Table } from "./outputs";
import { repaymentSchedule } from "./repayment-schedule";

/**
 * The three figures of a loan repaid in level payments, over `annualRate` in percent and `years`.
 * `borrowed` is the name of what is borrowed.
 *
 * @example ...levelLoanFigures("loanAmount")
 */
export const levelLoanFigures = (borrowed: string, paymentLabel = "Monthly payment") => ({
  monthlyPayment: usd(paymentLabel, {
    explanation: {
      rule: "The level payment that pays off the loan by the end of its term.",
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
      rule: "What you pay on top of the amount borrowed.",
      formula: `totalPayment-${borrowed}`,
    },
  }),
});

type LevelLoanSchedule<Result> = {
  /** The names of what is borrowed and of the level payment. */
  borrowed: string;
  payment: string;
  /** The names of the rate in percent a year and of the term in years. */
  rate?: string;
  term?: string;
  /** What all payments come to, and the interest within them. */
  paid?: (result: Result) => { total: number; interest: number };
};

/**
 * The months of such a loan. A term that ends within a month pays that part of a payment.
 *
 * @example levelLoanSchedule({ borrowed: "loanAmount", payment: "monthlyPayment", paid })
 */
export const levelLoanSchedule = <Result>(
  label: string,
  { borrowed, payment, rate = "annualRate", term = "years", paid }: LevelLoanSchedule<Result>,
): Table<Result, ScheduleRow> =>
  repaymentSchedule(label, {
    count: `ROUNDUP(${term}*12, 0)`,
    owed: borrowed,
    payment: `${payment}*MIN(1, ${term}*12-previous.month)`,
    interest: `IF(${term}*12-previous.month<1, payment-previous.balance, previous.balance*${rate}/1200)`,
    paid,
  });

type ExportedLoanSchedule<Input, Result> = Omit<LevelLoanSchedule<Result>, "paid"> & {
  /** The loan itself: percent a year, years, dollars. Null or 0 dollars have no payments. */
  loan: (result: Result, input: Input) => { rate: number; term: number; borrowed: number | null };
};

/**
 * The months of such a loan for files alone, and none where nothing is borrowed.
 *
 * @example exported: { schedule: exportedLoanSchedule("Payment schedule", { borrowed, payment, loan }) }
 */
export function exportedLoanSchedule<Input, Result>(
  label: string,
  { loan, ...schedule }: ExportedLoanSchedule<Input, Result>,
): ExportedTable<Input, Result> {
  const table = levelLoanSchedule(label, schedule);
  const count = `IF(MAX(0, ${schedule.borrowed})>0, ${table.count}, 0)`;
  return exportedTable({ ...table, count }, (result: Result, input: Input) => {
    const { rate, term, borrowed } = loan(result, input);
    return borrowed ? amortizationSchedule(rate / 1200, term * 12, borrowed) : [];
  });
}

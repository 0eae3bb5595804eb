import { renamedTable } from "@/lib/calculator/formula/renamed";
import { exportedTable, type ExportedTable } from "@/lib/calculator/report/exported-table";
import type { Table } from "@/lib/calculator/report/outputs";
import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";

import { repaymentSchedule } from "./repayment-schedule";

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
 * The months of a loan repaid in level payments. A term that ends within a month pays that part of a payment.
 *
 * @example levelLoanSchedule({ borrowed: "loanAmount", payment: "monthlyPayment", paid })
 */
export const levelLoanSchedule = <Result>(
  label: string,
  { borrowed, payment, rate = "annualRate", term = "years", paid }: LevelLoanSchedule<Result>,
  count = "ROUNDUP(term*12, 0)",
): Table<Result, ScheduleRow> =>
  renamedTable(
    repaymentSchedule(label, {
      count,
      owed: "borrowed",
      payment: "levelPayment*MIN(1, term*12-previous.month)",
      interest:
        "IF(term*12-previous.month<1, payment-previous.balance, previous.balance*rate/1200)",
      paid,
    }),
    { borrowed, levelPayment: payment, rate, term },
  );

type ExportedLoanSchedule<Input, Result> = Omit<LevelLoanSchedule<Result>, "paid"> & {
  /** The loan itself: percent a year, years, dollars. Null or 0 dollars have no payments. */
  loan: (result: Result, input: Input) => { rate: number; term: number; borrowed: number | null };
};

/**
 * The same for files alone, and none where nothing is borrowed.
 *
 * @example exported: { schedule: exportedLoanSchedule("Payment schedule", { borrowed, payment, loan }) }
 */
export function exportedLoanSchedule<Input, Result>(
  label: string,
  { loan, ...schedule }: ExportedLoanSchedule<Input, Result>,
): ExportedTable<Input, Result> {
  const table = levelLoanSchedule(
    label,
    schedule,
    "IF(MAX(0, borrowed)>0, ROUNDUP(term*12, 0), 0)",
  );
  return exportedTable(table, (result: Result, input: Input) => {
    const { rate, term, borrowed } = loan(result, input);
    return borrowed ? amortizationSchedule(rate / 1200, term * 12, borrowed) : [];
  });
}

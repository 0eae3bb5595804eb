import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table, type Table } from "@/lib/calculator/report/outputs";
import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";

type RepaymentOptions<Result> = Pick<Table<Result, ScheduleRow>, "count" | "while"> & {
  /** What is owed before the first payment, as a formula. */
  owed: string;
  /** What is paid in a month, as a row formula. */
  payment: string;
  /** What of it is interest, as a row formula. Without it as it was found, debt by debt. */
  interest?: string;
  /** What is then left, as a row formula, where the last payment leaves exactly nothing. */
  balance?: string;
  /** What all payments come to, and the interest within them. Without it there is no totals row. */
  paid?: (result: Result) => { total: number; interest: number };
};

/** The payments of a loan or a debt, month by month. */
export const repaymentSchedule = <Result>(label: string, options: RepaymentOptions<Result>) =>
  table<Result, ScheduleRow>(label, {
    by: "month",
    columns: {
      month: positionColumn("Month", "previous.month+1"),
      payment: usdColumn("Payment", options.payment, "sum"),
      principal: usdColumn("Principal", "payment-interest", "sum"),
      interest: usdColumn("Interest", options.interest, "sum"),
      balance: usdColumn("Balance", options.balance ?? "previous.balance-principal", "last"),
    },
    start: { month: "0", balance: options.owed },
    count: options.count,
    while: options.while,
    totals(result) {
      if (!options.paid) return {};
      const { total, interest } = options.paid(result);
      return { payment: total, principal: total - interest, interest };
    },
    note: "Not rounded to the cent: a lender rounds each payment, so its last one differs slightly.",
  });

import { exportedTable } from "@/lib/calculator/report/exported-table";
import { positionColumn, table, usdColumn } from "@/lib/calculator/report/outputs";

import type { SavingsGoalInput, SavingsGoalResult } from "./calculation";

type SavingsMonth = { month: number; paidIn: number; saved: number };

/** What is saved after each month, up to the target. None beyond 1,000 years. */
export const schedule = exportedTable(
  table<SavingsGoalResult, SavingsMonth>("Savings by month", {
    by: "month",
    columns: {
      month: positionColumn("Month", "previous.month+1"),
      paidIn: usdColumn("Paid in", "saved-previous.saved", "sum"),
      saved: usdColumn(
        "Saved",
        "MIN(targetAmount, currentSavings+monthlyContribution*month)",
        "last",
      ),
    },
    start: { month: "0", saved: "currentSavings" },
    count: "IF(totalMonths<=12000, totalMonths, 0)",
    totals: () => ({}),
  }),
  monthsOf,
);

function monthsOf(
  { totalMonths, reachedIn }: SavingsGoalResult,
  { targetAmount, currentSavings, monthlyContribution }: SavingsGoalInput,
): SavingsMonth[] {
  if (reachedIn === null) return [];
  const savedAfter = (month: number) =>
    Math.min(targetAmount, currentSavings + monthlyContribution * month);
  return Array.from({ length: totalMonths }, (_, before) => {
    const saved = savedAfter(before + 1);
    return { month: before + 1, paidIn: saved - savedAfter(before), saved };
  });
}

import { exportedTable } from "@/lib/calculator/report/exported-table";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { monthlyYield } from "@/lib/calculator/report/savings-plan-figures";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { nominalRate } from "@/lib/finance/time-value/nominal-rate";

import type { SavingsGoalInput, SavingsGoalResult } from "./calculation";

type SavingsMonth = { month: number; paidIn: number; interest: number; saved: number };

/** What is saved after each month: up to the target, or with interest to where it grows. None beyond 1,000 years. */
export const schedule = exportedTable(
  table<SavingsGoalResult, SavingsMonth>("Savings by month", {
    by: "month",
    columns: {
      month: positionColumn("Month", "previous.month+1"),
      paidIn: usdColumn("Paid in", "IF(apy=0, saved-previous.saved, monthlyContribution)", "sum"),
      interest: usdColumn("Interest", `IF(apy=0, 0, previous.saved*${monthlyYield})`, "sum"),
      saved: usdColumn(
        "Saved",
        `IF(apy=0, MIN(targetAmount, currentSavings+monthlyContribution*month), FV(${monthlyYield}, month, -monthlyContribution, -currentSavings))`,
        "last",
      ),
    },
    start: { month: "0", saved: "currentSavings" },
    count: "IF(totalMonths<=12000, totalMonths, 0)",
    totals: () => ({}),
  }),
  monthsOf,
);

const yieldOf = ({ apy = 0 }: SavingsGoalInput) => nominalRate(apy / 100, 12) / 12;

/** What there is after so many contributions. */
export const savedAfter = (month: number, input: SavingsGoalInput) =>
  futureValue(yieldOf(input), month, -input.monthlyContribution, -input.currentSavings);

function monthsOf(
  { totalMonths, reachedIn }: SavingsGoalResult,
  input: SavingsGoalInput,
): SavingsMonth[] {
  if (reachedIn === null) return [];
  const rate = yieldOf(input);
  const balanceAfter = (month: number) =>
    rate === 0 ? Math.min(input.targetAmount, savedAfter(month, input)) : savedAfter(month, input);
  return Array.from({ length: totalMonths }, (_, before) => {
    const opening = balanceAfter(before);
    const saved = balanceAfter(before + 1);
    return {
      month: before + 1,
      paidIn: rate === 0 ? saved - opening : input.monthlyContribution,
      interest: opening * rate,
      saved,
    };
  });
}

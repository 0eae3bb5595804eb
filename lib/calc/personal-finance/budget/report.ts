import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatRoundedUsd, formatShare, formatUsd } from "@/lib/format";
import {
  inMonths,
  largestInWords,
  monthlyTotalFigure,
} from "@/lib/subjects/recurring-amounts/recurring-total";

import { budget } from "./calculation";

export const report = defineReport(budget, {
  invalidMessage: "Please ensure all amounts are valid positive numbers.",

  headline: "balance",
  outputs: {
    totalIncome: monthlyTotalFigure("Total income", "All income", {
      amount: "income.amount",
      frequency: "income.frequency",
    }),
    totalExpenses: monthlyTotalFigure("Total expenses", "All expenses", {
      amount: "expenses.amount",
      frequency: "expenses.frequency",
    }),
    balance: usd("Estimated Monthly Balance", {
      explanation: {
        rule: "Total income minus total expenses.",
        formula: "totalIncome-totalExpenses",
      },
      signLabels: { above: "Surplus", below: "Shortfall", zero: "Balanced" },
    }),
  },

  verdict: ({ totalIncome, totalExpenses, balance }, { expenses }) => {
    const largest = largestInWords(expenses, "expense");
    if (balance < 0)
      return `You spend ${formatRoundedUsd(-balance)} a month more than you bring in${largest}.`;
    if (balance === 0) return `Income and expenses are the same${largest}.`;
    return totalExpenses === 0
      ? "You have no expenses yet."
      : `You keep ${formatShare(balance, totalIncome)} of what comes in${largest}.`;
  },
  charts: (_, { expenses }) => [
    {
      kind: "items",
      name: "expenses",
      subject: "Monthly expenses, largest first",
      whole: "all expenses",
      item: "Expense",
      items: inMonths(expenses),
    },
  ],
  toast: ({ totalIncome, totalExpenses, balance }) =>
    complete(
      `Income ${formatUsd(totalIncome)}, expenses ${formatUsd(totalExpenses)}, balance ${formatUsd(balance)}.`,
    ),

  example: {
    income: [
      { description: "Take-home pay", amount: 4_650 },
      { description: "Weekend work", amount: 380 },
    ],
    expenses: [
      { description: "Rent", amount: 1_550 },
      { description: "Groceries", amount: 620 },
      { description: "Car payment and gas", amount: 540 },
      { description: "Insurance", amount: 310 },
      { description: "Utilities and phone", amount: 265 },
      { description: "Everything else", amount: 700 },
    ],
  },
});

import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { categoryTotals } from "@/lib/finance/category-totals";
import { formatRoundedUsd, formatShare, formatUsd } from "@/lib/format";

import { spendingTracker, type SpendingTrackerInput } from "./calculation";

const byCategory = ({ expenses }: SpendingTrackerInput) =>
  categoryTotals(expenses, "Uncategorized");

export const report = defineReport(spendingTracker, {
  invalidMessage: refused("One or more expense amounts are invalid.", "Invalid Amount"),

  headline: "totalSpending",
  outputs: {
    totalSpending: usd("Total spending", {
      note: "Not saved when you leave this page. To keep the list, copy the link or save a file.",
      explanation: { rule: "All expenses added up.", formula: "SUM(expenses.amount)" },
    }),
  },

  verdict: ({ totalSpending }, input) => {
    const [largest, second] = byCategory(input);
    if (!largest) return "You have not listed any spending yet.";
    return second
      ? `Your largest category is ${largest.description}: ${formatRoundedUsd(largest.amount)}, or ${formatShare(largest.amount, totalSpending)} of the total, followed by ${second.description} with ${formatRoundedUsd(second.amount)}.`
      : "Add categories to see where your money goes.";
  },
  charts: (_, input) => [
    {
      kind: "items",
      name: "categories",
      subject: "Spending by category, largest first",
      whole: "all spending",
      item: "Category",
      each: "category",
      items: byCategory(input),
    },
    {
      kind: "items",
      name: "expenses",
      subject: "Expenses, largest first",
      whole: "all spending",
      item: "Expense",
      each: "expense",
      items: input.expenses,
    },
  ],
  toast: ({ totalSpending }) => complete(`Total spending: ${formatUsd(totalSpending)}.`),

  example: {
    expenses: [
      { description: "Rent", category: "Housing", amount: 1_420 },
      { description: "Supermarket", category: "Groceries", amount: 386.4 },
      { description: "Gas", category: "Transportation", amount: 148.75 },
      { description: "Restaurants", category: "Eating out", amount: 212.6 },
      { description: "Farmers market", category: "Groceries", amount: 64.2 },
      { description: "Electric bill", category: "Utilities", amount: 118.35 },
      { description: "Birthday present", category: "", amount: 45 },
    ],
  },
});

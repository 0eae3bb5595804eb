import { defineForm } from "@/lib/calculator/form/form";
import { amount, rows, text } from "@/lib/calculator/form/rows-field";

import type { Expense, SpendingTrackerInput } from "./calculation";

const categories = [
  "Housing",
  "Utilities",
  "Groceries",
  "Eating out",
  "Transportation",
  "Health",
  "Insurance",
  "Debt payments",
  "Children",
  "Clothing",
  "Entertainment",
  "Savings",
];

export const form = defineForm<SpendingTrackerInput>()({
  id: "personal-finance/spending-tracker",
  submit: "Calculate Total Spending",
  autoCalculate: true,
  ephemeral: true,

  fields: {
    expenses: rows<Expense>("Expenses", {
      item: "Expense",
      hint: "A category is optional. Your data is not saved when you leave this page.",
      columns: {
        description: text("Description"),
        category: text("Category", categories),
        amount: amount(),
      },
    }),
  },
});

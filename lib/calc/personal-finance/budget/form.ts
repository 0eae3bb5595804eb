import { defineForm } from "@/lib/calculator/form/form";
import { recurringRows } from "@/lib/subjects/recurring-amounts/recurring-rows";

import type { BudgetInput } from "./calculation";

const commonExpenses = [
  "Rent or mortgage",
  "Utilities",
  "Groceries",
  "Phone and internet",
  "Car payment",
  "Gas and transit",
  "Insurance",
  "Health care",
  "Debt payments",
  "Restaurants and fun",
  "Everything else",
  "Savings",
].map((description) => ({ description }));

export const form = defineForm<BudgetInput>()({
  id: "personal-finance/budget",
  submit: "Calculate Budget Balance",

  fields: {
    income: recurringRows("Monthly income", {
      item: "Income",
      hint: "Take-home pay and other income.",
    }),
    expenses: recurringRows("Monthly expenses", {
      item: "Expense",
      starter: { button: "Start with common expenses", rows: commonExpenses },
    }),
  },
});

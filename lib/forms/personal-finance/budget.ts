import type { BudgetInput } from "@/lib/calc/personal-finance/budget";
import { defineForm } from "@/lib/calculator/definition";
import { itemRows } from "@/lib/calculator/item-rows";

export const form = defineForm<BudgetInput>({
  id: "personal-finance/budget",
  submit: "Calculate Budget Balance",

  fields: {
    income: itemRows("Monthly income", { item: "Income", hint: "Take-home pay and other income." }),
    expenses: itemRows("Monthly expenses", { item: "Expense" }),
  },
});

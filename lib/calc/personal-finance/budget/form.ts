import { defineForm } from "@/lib/calculator/definition";
import { itemRows } from "@/lib/calculator/form/item-rows";

import type { BudgetInput } from "./calculation";

export const form = defineForm<BudgetInput>({
  id: "personal-finance/budget",
  submit: "Calculate Budget Balance",

  fields: {
    income: itemRows("Monthly income", { item: "Income", hint: "Take-home pay and other income." }),
    expenses: itemRows("Monthly expenses", { item: "Expense" }),
  },
});

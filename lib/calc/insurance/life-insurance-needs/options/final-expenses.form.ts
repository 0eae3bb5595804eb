import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const finalExpensesForm = {
  fields: {
    finalExpenses: money("Final expenses", {
      blank: 0,
      typical: "funeral",
      hint: "Funeral, medical and legal bills.",
    }),
  },
} satisfies OptionForm;

import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

export const expenseRatioForm = {
  fields: {
    expenseRatio: percent("Expense ratio", {
      plausible: { max: 5 },
      blank: 0,
      max: 100,
      hint: "The fund’s yearly costs, from its prospectus. We subtract it from the return.",
    }),
  },
} satisfies OptionForm;

import { toggle } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { integer } from "@/lib/calculator/form/number-field";

export const stayForm = {
  title: "The months you stay",
  fields: {
    stayMonths: integer("Months you stay", {
      blank: null,
      above: 0,
      hint: "Until you sell or refinance again. Enter 60 for five years.",
    }),
    keepOldPayment: toggle("Keep paying the old payment", {
      options: { no: "No", yes: "Yes" },
      initial: "no",
      hint: "If the new payment is lower, the difference pays down the new loan.",
    }),
  },
} satisfies OptionForm;

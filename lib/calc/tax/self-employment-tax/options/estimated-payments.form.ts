import type { OptionForm } from "@/lib/calculator/form/form";
import { money, optionalMoney } from "@/lib/calculator/form/number-field";

export const estimatedPaymentsForm = {
  title: "Estimated payments",
  fields: {
    withheld: money("Federal tax withheld from wages", {
      blank: null,
      hint: "Blank if it covers the tax on your other income.",
    }),
    lastYearTax: money("Last year’s total tax", {
      blank: null,
      hint: "Line 24 of last year’s Form 1040.",
    }),
    lastYearIncome: optionalMoney("Last year’s adjusted gross income", "Line 11 of that form."),
  },
} satisfies OptionForm;

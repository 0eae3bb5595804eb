import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const feesForm = {
  title: "Fees and APR",
  fields: {
    fees: money("Title, registration and dealer fees", {
      blank: 0,
      hint: "Added to the loan.",
    }),
    lenderFees: money("Lender fees", {
      blank: 0,
      hint: "Finance charges that you pay at the start. They count in the APR.",
    }),
  },
} satisfies OptionForm;

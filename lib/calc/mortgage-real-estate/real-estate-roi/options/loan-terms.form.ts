import type { OptionForm } from "@/lib/calculator/form/form";
import { loanTerm, rate } from "@/lib/calculator/form/number-field";

export const loanTermsForm = {
  title: "The loan by rate and term",
  fields: {
    annualRate: rate("Loan interest rate", {
      blank: null,
      hint: "Enter it with the term, and leave the payment box blank.",
    }),
    years: loanTerm("Loan term", { blank: null }),
  },
} satisfies OptionForm;

import type { OptionForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";

export const mortgageInsuranceForm = {
  title: "Mortgage insurance (PMI)",
  fields: {
    pmiRate: percent("PMI rate", {
      blank: 0,
      typical: "pmiRate",
      plausible: { max: 3 },
      hint: "A year, as a percentage of the loan. Your Loan Estimate shows the dollars a month.",
    }),
    homeValue: money("Appraised home value", {
      blank: null,
      above: 0,
      hint: "Blank means the price. PMI depends on the lower of the two.",
    }),
  },
} satisfies OptionForm;

import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const combinedLoanToValueForm = {
  title: "Combined loan-to-value",
  fields: {
    homeValue: money("Home value", { blank: 0 }),
    mortgageBalance: money("Still owed on the first mortgage", { blank: 0 }),
  },
} satisfies OptionForm;

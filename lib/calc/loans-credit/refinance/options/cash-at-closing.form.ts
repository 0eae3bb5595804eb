import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const cashAtClosingForm = {
  title: "Cash at closing",
  fields: {
    cashOut: money("Cash you take out", {
      blank: 0,
      hint: "Borrowed on top of the balance and paid out to you.",
    }),
    costsInCash: money("Costs you pay in cash", {
      blank: 0,
      shareOf: "costs",
      hint: "Not added to the new loan. In dollars, or as a percent of the costs: 100%.",
    }),
  },
} satisfies OptionForm;

import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const earlierThisYearForm = {
  title: "Earlier this year",
  fields: {
    lawPaidBefore: money("Gross pay earlier this year", {
      initial: 0,
      blank: 0,
      hint: "From this employer, before this paycheck, less health, HSA and FSA.",
    }),
  },
} satisfies OptionForm;

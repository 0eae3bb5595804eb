import { optionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const earlierThisYearForm = optionForm({
  title: "Earlier this year",
  fields: {
    lawPaidBefore: money("Gross pay earlier this year", {
      initial: 0,
      blank: 0,
      hint: "From this employer, before this paycheck, less health, HSA and FSA.",
    }),
  },
});

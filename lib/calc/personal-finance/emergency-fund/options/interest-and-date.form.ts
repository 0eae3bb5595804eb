import { optionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { savingsPlanFields } from "@/lib/subjects/savings-plan/savings-plan-fields";

export const interestAndDateForm = optionForm({
  title: "Interest and a date",
  fields: {
    monthlyContribution: money("Monthly contribution", {
      blank: 0,
      hint: "What you can put aside for it each month.",
    }),
    ...savingsPlanFields,
  },
});

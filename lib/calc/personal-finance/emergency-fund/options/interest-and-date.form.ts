import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { savingsPlanForm } from "@/lib/subjects/savings-plan/savings-plan.form";

export const interestAndDateForm = {
  ...savingsPlanForm,
  fields: {
    monthlyContribution: money("Monthly contribution", {
      blank: 0,
      hint: "What you can put aside for it each month.",
    }),
    ...savingsPlanForm.fields,
  },
} satisfies OptionForm;

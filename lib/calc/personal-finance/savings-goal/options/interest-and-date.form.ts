import { optionForm } from "@/lib/calculator/form/form";
import { savingsPlanFields } from "@/lib/subjects/savings-plan/savings-plan-fields";

export const interestAndDateForm = optionForm({
  title: "Interest and a date",
  fields: {
    ...savingsPlanFields,
  },
});

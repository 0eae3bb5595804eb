import type { OptionForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";

export const stateDeductionForm = {
  title: "State tax deduction",
  fields: {
    stateRate: percent("State tax rate", {
      blank: 0,
      max: 20,
      hint: "On your last dollar, if your state lets you deduct contributions.",
    }),
    deductionCap: money("Most you may deduct a year", {
      blank: null,
      hint: "No limit if left blank.",
    }),
  },
} satisfies OptionForm;

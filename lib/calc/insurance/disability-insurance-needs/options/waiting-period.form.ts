import type { OptionForm } from "@/lib/calculator/form/form";
import { money, months } from "@/lib/calculator/form/number-field";

export const waitingPeriodForm = {
  title: "Waiting period",
  fields: {
    waitingPeriod: months("Months before the policy pays", {
      blank: 0,
      max: 60,
      plausible: { max: 24 },
      hint: "Also called the elimination period. 90 days are 3 months.",
    }),
    waitingIncome: money("Sick pay while you wait", {
      blank: 0,
      hint: "A month, with any short-term disability benefit.",
    }),
  },
} satisfies OptionForm;

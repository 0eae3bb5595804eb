import { defineForm } from "@/lib/calculator/definition";
import { money, months } from "@/lib/calculator/form/number-field";
import { savingsPlanFields } from "@/lib/calculator/form/savings-plan-fields";

import type { EmergencyFundInput } from "./calculation";

export const form = defineForm<EmergencyFundInput>({
  id: "personal-finance/emergency-fund",
  submit: "Calculate Emergency Fund",

  fields: {
    monthlyExpenses: money("Monthly expenses", {
      above: 0,
      hint: "Only what you could not go without.",
    }),
    targetMonths: months("Target months", {
      initial: 3,
      above: 0,
      hint: "Typically 3 to 6 months.",
    }),
    monthlyContribution: money("Monthly contribution", {
      blank: 0,
      advanced: true,
      hint: "What you can put aside for it each month.",
    }),
    ...savingsPlanFields,
    alreadySaved: money("Already saved for emergencies", { blank: 0, advanced: true }),
  },
  optionGroups: { "Interest and a date": ["monthlyContribution", "apy", "byMonths"] },
});

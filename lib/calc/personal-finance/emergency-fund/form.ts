import { defineForm, optionForm } from "@/lib/calculator/form/form";
import { money, months } from "@/lib/calculator/form/number-field";

import type { EmergencyFundInput } from "./calculation";
import { interestAndDateForm } from "./options/interest-and-date.form";

export const alreadySavedForm = optionForm({
  fields: {
    alreadySaved: money("Already saved for emergencies", { blank: 0 }),
  },
});

export const form = defineForm<EmergencyFundInput>()({
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
  },
  options: [interestAndDateForm, alreadySavedForm],
});

import { defineForm } from "@/lib/calculator/form/form";
import { money, months } from "@/lib/calculator/form/number-field";

import type { EmergencyFundInput } from "./calculation";
import { alreadySavedForm } from "./options/already-saved.form";
import { interestAndDateForm } from "./options/interest-and-date.form";

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

import { defineForm } from "@/lib/calculator/definition";
import { money, rate, years } from "@/lib/calculator/form/number-field";

import type { LoanAffordabilityInput } from "./calculation";

export const form = defineForm<LoanAffordabilityInput>({
  id: "education/loan-affordability",
  submit: "Calculate Affordable Loan",

  fields: {
    monthlyPayment: money("Desired monthly payment", {
      above: 0,
      hint: "What you could pay every month of the term.",
    }),
    annualRate: rate("Annual interest rate"),
    years: years("Repayment term", { plausible: { max: 40 }, above: 0, initial: 10 }),
  },
});

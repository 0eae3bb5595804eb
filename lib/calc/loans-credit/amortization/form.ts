import { defineForm } from "@/lib/calculator/definition";
import { money, rate, years } from "@/lib/calculator/form/number-field";

import type { AmortizationInput } from "./calculation";

export const form = defineForm<AmortizationInput>({
  id: "loans-credit/amortization",
  submit: "Calculate Amortization",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: rate("Annual interest rate"),
    years: years("Loan term", { plausible: { max: 40 }, above: 0 }),
  },
});

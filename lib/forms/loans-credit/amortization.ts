import type { AmortizationInput } from "@/lib/calc/loans-credit/amortization";
import { defineForm } from "@/lib/calculator/definition";
import { money, percent, years } from "@/lib/calculator/fields";

export const form = defineForm<AmortizationInput>({
  id: "loans-credit/amortization",
  submit: "Calculate Amortization",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: percent("Annual interest rate"),
    years: years("Loan term", { above: 0 }),
  },
});

import { defineForm } from "@/lib/calculator/definition";
import { loanOptionFields, loanOptionGroups } from "@/lib/calculator/form/loan-option-fields";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";

import type { AmortizationInput } from "./calculation";

export const form = defineForm<AmortizationInput>({
  id: "loans-credit/amortization",
  submit: "Calculate Amortization",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: rate("Annual interest rate", { typical: "mortgageRate" }),
    years: loanTerm("Loan term"),
    ...loanOptionFields("loanAmount"),
  },
  optionGroups: loanOptionGroups,
});

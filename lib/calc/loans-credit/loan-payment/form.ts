import { defineForm } from "@/lib/calculator/definition";
import { loanOptionFields, loanOptionGroups } from "@/lib/calculator/form/loan-option-fields";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";

import type { LoanPaymentInput } from "./calculation";

export const form = defineForm<LoanPaymentInput>({
  id: "loans-credit/loan-payment",
  submit: "Calculate Loan Payment",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: rate("Annual interest rate", { hint: "The note rate, before any fees." }),
    years: loanTerm("Loan term"),
    ...loanOptionFields("loanAmount"),
  },
  optionGroups: loanOptionGroups,
});

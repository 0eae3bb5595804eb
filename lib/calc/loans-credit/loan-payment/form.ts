import { defineForm } from "@/lib/calculator/definition";
import { money, rate, years } from "@/lib/calculator/form/number-field";

import type { LoanPaymentInput } from "./calculation";

export const form = defineForm<LoanPaymentInput>({
  id: "loans-credit/loan-payment",
  submit: "Calculate Loan Payment",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: rate("Annual interest rate", { hint: "The note rate, before any fees." }),
    years: years("Loan term", { plausible: { max: 40 }, above: 0 }),
  },
});

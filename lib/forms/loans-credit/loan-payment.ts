import type { LoanPaymentInput } from "@/lib/calc/loans-credit/loan-payment";
import { defineForm } from "@/lib/calculator/definition";
import { money, percent, years } from "@/lib/calculator/fields";

export const form = defineForm<LoanPaymentInput>({
  id: "loans-credit/loan-payment",
  submit: "Calculate Loan Payment",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: percent("Annual interest rate", { hint: "The note rate, before any fees." }),
    years: years("Loan term", { above: 0 }),
  },
});

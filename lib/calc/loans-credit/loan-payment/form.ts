import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";
import { extraPaymentsForm } from "@/lib/subjects/extra-payments/extra-payments.form";
import { loanFeesForm } from "@/lib/subjects/loan-fees/loan-fees.form";

import type { LoanPaymentInput } from "./calculation";

export const form = defineForm<LoanPaymentInput>()({
  id: "loans-credit/loan-payment",
  submit: "Calculate Loan Payment",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: rate("Annual interest rate", {
      typical: "loanRate",
      hint: "The note rate, before any fees.",
    }),
    years: loanTerm("Loan term"),
  },
  options: [extraPaymentsForm, loanFeesForm("loanAmount")],
});

import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";
import { extraPaymentsForm } from "@/lib/subjects/extra-payments/extra-payments.form";
import { loanFeesForm } from "@/lib/subjects/loan-fees/loan-fees.form";

import type { AmortizationInput } from "./calculation";

export const form = defineForm<AmortizationInput>()({
  id: "loans-credit/amortization",
  submit: "Calculate Amortization",

  fields: {
    loanAmount: money("Loan amount", { above: 0 }),
    annualRate: rate("Annual interest rate", { typical: "mortgageRate" }),
    years: loanTerm("Loan term"),
  },
  options: [extraPaymentsForm, loanFeesForm("loanAmount")],
});

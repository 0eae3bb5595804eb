import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";
import { extraPaymentsForm } from "@/lib/subjects/extra-payments/extra-payments.form";
import { loanFeesForm } from "@/lib/subjects/loan-fees/loan-fees.form";

import type { BusinessLoanInput } from "./calculation";

export const form = defineForm<BusinessLoanInput>()({
  id: "business-finance/business-loan",
  submit: "Calculate Business Loan",

  fields: {
    loanAmount: money("Loan amount", {
      above: 0,
      hint: "Everything you repay, including fees added to the loan.",
    }),
    annualRate: rate("Annual interest rate", { hint: "Not a factor rate such as 1.3." }),
    years: loanTerm("Loan term"),
  },
  options: [extraPaymentsForm, loanFeesForm("loanAmount")],
});

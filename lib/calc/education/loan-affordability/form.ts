import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";

import type { LoanAffordabilityInput } from "./calculation";

export const form = defineForm<LoanAffordabilityInput>()({
  id: "education/loan-affordability",
  submit: "Calculate Affordable Loan",

  fields: {
    monthlyPayment: money("Desired monthly payment", {
      above: 0,
      hint: "What you could pay every month of the term.",
    }),
    annualRate: rate("Annual interest rate", { typical: "studentLoanRate" }),
    years: loanTerm("Repayment term", { initial: 10 }),
  },
});

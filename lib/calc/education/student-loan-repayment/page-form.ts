import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";
import { laterStudentLoanPlans } from "@/lib/subjects/student-loan-plans/later-student-loan-plans";

import type { StudentLoanRepaymentInput } from "./calculation";

/** What the page asks as it opens. */
export const pageForm = defineForm<StudentLoanRepaymentInput>()({
  id: "education/student-loan-repayment",
  submit: "Calculate Repayment",

  fields: {
    balance: money("Loan balance", { above: 0 }),
    annualRate: rate("Annual interest rate", { typical: "studentLoanRate" }),
    years: loanTerm("Remaining term", { initial: 10 }),
    extraPayment: money("Extra monthly payment", {
      initial: 0,
      blank: 0,
      hint: "Added to the standard payment every month.",
    }),
  },
  later: [laterStudentLoanPlans],
});

import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";
import { extraPaymentsForm } from "@/lib/subjects/extra-payments/extra-payments.form";
import { loanFeesForm } from "@/lib/subjects/loan-fees/loan-fees.form";
import { laterStudentLoanPlans } from "@/lib/subjects/student-loan-plans/later-student-loan-plans";

import type { StudentLoanInput } from "./calculation";

/** What the page asks as it opens. */
export const pageForm = defineForm<StudentLoanInput>()({
  id: "loans-credit/student-loan",
  submit: "Calculate Student Loan",

  fields: {
    balance: money("Loan balance"),
    annualRate: rate("Annual interest rate", { typical: "studentLoanRate" }),
    years: loanTerm("Repayment term", { initial: 10 }),
  },
  options: [extraPaymentsForm, loanFeesForm("balance")],
  later: [laterStudentLoanPlans],
});

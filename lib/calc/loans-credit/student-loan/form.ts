import { defineForm } from "@/lib/calculator/definition";
import { loanOptionFields, loanOptionGroups } from "@/lib/calculator/form/loan-option-fields";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";

import type { StudentLoanInput } from "./calculation";

export const form = defineForm<StudentLoanInput>({
  id: "loans-credit/student-loan",
  submit: "Calculate Student Loan",

  fields: {
    balance: money("Loan balance"),
    annualRate: rate("Annual interest rate"),
    years: loanTerm("Repayment term", { initial: 10 }),
    ...loanOptionFields("balance"),
  },
  optionGroups: loanOptionGroups,
});

import { defineForm } from "@/lib/calculator/definition";
import { money, rate, years } from "@/lib/calculator/form/number-field";

import type { StudentLoanInput } from "./calculation";

export const form = defineForm<StudentLoanInput>({
  id: "loans-credit/student-loan",
  submit: "Calculate Student Loan",

  fields: {
    balance: money("Loan balance"),
    annualRate: rate("Annual interest rate"),
    years: years("Repayment term", { plausible: { max: 40 }, above: 0, initial: 10 }),
  },
});

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/education/student-loan-repayment";

const load = () =>
  Promise.all([
    import("@/lib/calc/education/student-loan-repayment"),
    import("@/lib/reports/education/student-loan-repayment"),
  ]).then(([{ studentLoanRepayment: calculate }, { report }]) => ({ calculate, report }));

export default function StudentLoanRepaymentCalculator() {
  return <Calculator form={form} load={load} />;
}

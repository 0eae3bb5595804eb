"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/student-loan-repayment/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/education/student-loan-repayment/calculation"),
    import("@/lib/calc/education/student-loan-repayment/report"),
  ]).then(([{ studentLoanRepayment: calculate }, { report }]) => ({ calculate, report }));

export default function StudentLoanRepaymentCalculator() {
  return <Calculator form={form} load={load} />;
}

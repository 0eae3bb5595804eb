"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/student-loan/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/student-loan/calculation"),
    import("@/lib/calc/loans-credit/student-loan/report"),
  ]).then(([{ studentLoan: calculate }, { report }]) => ({ calculate, report }));

export default function StudentLoanCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/loans-credit/student-loan";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/student-loan"),
    import("@/lib/reports/loans-credit/student-loan"),
  ]).then(([{ studentLoan: calculate }, { report }]) => ({ calculate, report }));

export default function StudentLoanCalculator() {
  return <Calculator form={form} load={load} />;
}

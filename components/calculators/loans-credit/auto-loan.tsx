"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/auto-loan/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/auto-loan/calculation"),
    import("@/lib/calc/loans-credit/auto-loan/report"),
  ]).then(([{ autoLoan: calculate }, { report }]) => ({ calculate, report }));

export default function AutoLoanCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/loans-credit/auto-loan";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/auto-loan"),
    import("@/lib/reports/loans-credit/auto-loan"),
  ]).then(([{ autoLoan: calculate }, { report }]) => ({ calculate, report }));

export default function AutoLoanCalculator() {
  return <Calculator form={form} load={load} />;
}

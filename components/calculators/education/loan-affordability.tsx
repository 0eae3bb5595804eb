"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/loan-affordability/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/education/loan-affordability/calculation"),
    import("@/lib/calc/education/loan-affordability/report"),
  ]).then(([{ loanAffordability: calculate }, { report }]) => ({ calculate, report }));

export default function LoanAffordabilityCalculator() {
  return <Calculator form={form} load={load} />;
}

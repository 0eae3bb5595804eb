"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/education/loan-affordability";

const load = () =>
  Promise.all([
    import("@/lib/calc/education/loan-affordability"),
    import("@/lib/reports/education/loan-affordability"),
  ]).then(([{ loanAffordability: calculate }, { report }]) => ({ calculate, report }));

export default function LoanAffordabilityCalculator() {
  return <Calculator form={form} load={load} />;
}

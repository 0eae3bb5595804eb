"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/business-loan/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/business-loan/calculation"),
    import("@/lib/calc/business-finance/business-loan/report"),
  ]).then(([{ businessLoan: calculate }, { report }]) => ({ calculate, report }));

export default function BusinessLoanCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/business-finance/business-loan";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/business-loan"),
    import("@/lib/reports/business-finance/business-loan"),
  ]).then(([{ businessLoan: calculate }, { report }]) => ({ calculate, report }));

export default function BusinessLoanCalculator() {
  return <Calculator form={form} load={load} />;
}

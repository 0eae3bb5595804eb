"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/loans-credit/amortization";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/amortization"),
    import("@/lib/reports/loans-credit/amortization"),
  ]).then(([{ amortization: calculate }, { report }]) => ({ calculate, report }));

export default function AmortizationCalculator() {
  return <Calculator form={form} load={load} />;
}

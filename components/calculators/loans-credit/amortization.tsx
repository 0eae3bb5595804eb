"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/amortization/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/amortization/calculation"),
    import("@/lib/calc/loans-credit/amortization/report"),
  ]).then(([{ amortization: calculate }, { report }]) => ({ calculate, report }));

export default function AmortizationCalculator() {
  return <Calculator form={form} load={load} />;
}

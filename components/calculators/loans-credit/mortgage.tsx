"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/loans-credit/mortgage";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/mortgage"),
    import("@/lib/reports/loans-credit/mortgage"),
  ]).then(([{ mortgage: calculate }, { report }]) => ({ calculate, report }));

export default function MortgageCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/mortgage/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/mortgage/calculation"),
    import("@/lib/calc/loans-credit/mortgage/report"),
  ]).then(([{ mortgage: calculate }, { report }]) => ({ calculate, report }));

export default function MortgageCalculator() {
  return <Calculator form={form} load={load} />;
}

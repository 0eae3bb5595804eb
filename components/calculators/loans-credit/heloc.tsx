"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/heloc/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/heloc/calculation"),
    import("@/lib/calc/loans-credit/heloc/report"),
  ]).then(([{ heloc: calculate }, { report }]) => ({ calculate, report }));

export default function HelocCalculator() {
  return <Calculator form={form} load={load} />;
}

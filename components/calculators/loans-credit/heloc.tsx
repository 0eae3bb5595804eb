"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/loans-credit/heloc";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/heloc"),
    import("@/lib/reports/loans-credit/heloc"),
  ]).then(([{ heloc: calculate }, { report }]) => ({ calculate, report }));

export default function HelocCalculator() {
  return <Calculator form={form} load={load} />;
}

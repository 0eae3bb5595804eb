"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/dividend/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/dividend/calculation"),
    import("@/lib/calc/investment-retirement/dividend/report"),
  ]).then(([{ dividend: calculate }, { report }]) => ({ calculate, report }));

export default function DividendCalculator() {
  return <Calculator form={form} load={load} />;
}

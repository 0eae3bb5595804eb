"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/401k/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/401k/calculation"),
    import("@/lib/calc/investment-retirement/401k/report"),
  ]).then(([{ retirement401k: calculate }, { report }]) => ({ calculate, report }));

export default function Retirement401kCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/investment-retirement/401k";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/401k"),
    import("@/lib/reports/investment-retirement/401k"),
  ]).then(([{ retirement401k: calculate }, { report }]) => ({ calculate, report }));

export default function Retirement401kCalculator() {
  return <Calculator form={form} load={load} />;
}

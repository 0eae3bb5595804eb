"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/pension/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/pension/calculation"),
    import("@/lib/calc/investment-retirement/pension/report"),
  ]).then(([{ pension: calculate }, { report }]) => ({ calculate, report }));

export default function PensionCalculator() {
  return <Calculator form={form} load={load} />;
}

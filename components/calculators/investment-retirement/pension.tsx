"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/investment-retirement/pension";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/pension"),
    import("@/lib/reports/investment-retirement/pension"),
  ]).then(([{ pension: calculate }, { report }]) => ({ calculate, report }));

export default function PensionCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/investment-retirement/dividend";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/dividend"),
    import("@/lib/reports/investment-retirement/dividend"),
  ]).then(([{ dividend: calculate }, { report }]) => ({ calculate, report }));

export default function DividendCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/investment-retirement/ira";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/ira"),
    import("@/lib/reports/investment-retirement/ira"),
  ]).then(([{ ira: calculate }, { report }]) => ({ calculate, report }));

export default function IraCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/investment-retirement/capital-gains";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/capital-gains"),
    import("@/lib/reports/investment-retirement/capital-gains"),
  ]).then(([{ capitalGains: calculate }, { report }]) => ({ calculate, report }));

export default function CapitalGainsCalculator() {
  return <Calculator form={form} load={load} />;
}

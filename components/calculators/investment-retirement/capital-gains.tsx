"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/capital-gains/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/capital-gains/calculation"),
    import("@/lib/calc/investment-retirement/capital-gains/report"),
  ]).then(([{ capitalGains: calculate }, { report }]) => ({ calculate, report }));

export default function CapitalGainsCalculator() {
  return <Calculator form={form} load={load} />;
}

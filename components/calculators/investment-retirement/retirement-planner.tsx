"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/investment-retirement/retirement-planner";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/retirement-planner"),
    import("@/lib/reports/investment-retirement/retirement-planner"),
  ]).then(([{ retirementPlanner: calculate }, { report }]) => ({ calculate, report }));

export default function RetirementPlannerCalculator() {
  return <Calculator form={form} load={load} />;
}

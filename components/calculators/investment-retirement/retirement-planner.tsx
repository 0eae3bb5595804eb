"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/retirement-planner/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/retirement-planner/calculation"),
    import("@/lib/calc/investment-retirement/retirement-planner/report"),
  ]).then(([{ retirementPlanner: calculate }, { report }]) => ({ calculate, report }));

export default function RetirementPlannerCalculator() {
  return <Calculator form={form} load={load} />;
}

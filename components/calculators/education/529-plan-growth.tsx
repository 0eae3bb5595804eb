"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/education/529-plan-growth";

const load = () =>
  Promise.all([
    import("@/lib/calc/education/529-plan-growth"),
    import("@/lib/reports/education/529-plan-growth"),
  ]).then(([{ planGrowth: calculate }, { report }]) => ({ calculate, report }));

export default function PlanGrowthCalculator() {
  return <Calculator form={form} load={load} />;
}

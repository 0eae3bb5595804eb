"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/529-plan-growth/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/education/529-plan-growth/calculation"),
    import("@/lib/calc/education/529-plan-growth/report"),
  ]).then(([{ planGrowth: calculate }, { report }]) => ({ calculate, report }));

export default function PlanGrowthCalculator() {
  return <Calculator form={form} load={load} />;
}

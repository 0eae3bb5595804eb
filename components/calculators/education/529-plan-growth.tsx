"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/529-plan-growth/form";

const load = () => import("@/lib/calc/education/529-plan-growth/report");

export default function PlanGrowthCalculator() {
  return <Calculator form={form} load={load} />;
}

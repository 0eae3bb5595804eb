"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/retirement-planner/form";

const load = () => import("@/lib/calc/investment-retirement/retirement-planner/report");

export default function RetirementPlannerCalculator() {
  return <Calculator form={form} load={load} />;
}

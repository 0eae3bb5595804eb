"use client";

import { Calculator } from "@/components/calculator/calculator";
import { retirementPlanner } from "@/lib/calc/investment-retirement/retirement-planner";
import { form } from "@/lib/forms/investment-retirement/retirement-planner";

const loadReport = () => import("@/lib/reports/investment-retirement/retirement-planner");

export default function RetirementPlannerCalculator() {
  return <Calculator form={form} calculate={retirementPlanner} loadReport={loadReport} />;
}

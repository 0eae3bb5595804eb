"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/retirement-planner/form";

const load = () => import("@/lib/calc/investment-retirement/retirement-planner/report");

export default function RetirementPlannerCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

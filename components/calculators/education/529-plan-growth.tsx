"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/529-plan-growth/form";

const load = () => import("@/lib/calc/education/529-plan-growth/report");

export default function PlanGrowthCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

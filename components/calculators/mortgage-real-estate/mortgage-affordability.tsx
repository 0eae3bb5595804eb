"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/mortgage-affordability/form";

const load = () => import("@/lib/calc/mortgage-real-estate/mortgage-affordability/report");

export default function MortgageAffordabilityCalculator() {
  return <Calculator form={form} load={load} />;
}

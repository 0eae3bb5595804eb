"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/loan-affordability/form";

const load = () => import("@/lib/calc/education/loan-affordability/report");

export default function LoanAffordabilityCalculator() {
  return <Calculator form={form} load={load} />;
}

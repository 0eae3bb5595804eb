"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/insurance/life-insurance-needs/form";

const load = () => import("@/lib/calc/insurance/life-insurance-needs/report");

export default function LifeInsuranceNeedsCalculator() {
  return <Calculator form={form} load={load} />;
}

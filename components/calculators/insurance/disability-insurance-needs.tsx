"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/insurance/disability-insurance-needs/form";

const load = () => import("@/lib/calc/insurance/disability-insurance-needs/report");

export default function DisabilityInsuranceNeedsCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/insurance/disability-insurance-needs/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/insurance/disability-insurance-needs/calculation"),
    import("@/lib/calc/insurance/disability-insurance-needs/report"),
  ]).then(([{ disabilityInsuranceNeeds: calculate }, { report }]) => ({ calculate, report }));

export default function DisabilityInsuranceNeedsCalculator() {
  return <Calculator form={form} load={load} />;
}

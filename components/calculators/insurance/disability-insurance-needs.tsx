"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/insurance/disability-insurance-needs";

const load = () =>
  Promise.all([
    import("@/lib/calc/insurance/disability-insurance-needs"),
    import("@/lib/reports/insurance/disability-insurance-needs"),
  ]).then(([{ disabilityInsuranceNeeds: calculate }, { report }]) => ({ calculate, report }));

export default function DisabilityInsuranceNeedsCalculator() {
  return <Calculator form={form} load={load} />;
}

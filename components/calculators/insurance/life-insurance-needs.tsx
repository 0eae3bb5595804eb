"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/insurance/life-insurance-needs";

const load = () =>
  Promise.all([
    import("@/lib/calc/insurance/life-insurance-needs"),
    import("@/lib/reports/insurance/life-insurance-needs"),
  ]).then(([{ lifeInsuranceNeeds: calculate }, { report }]) => ({ calculate, report }));

export default function LifeInsuranceNeedsCalculator() {
  return <Calculator form={form} load={load} />;
}

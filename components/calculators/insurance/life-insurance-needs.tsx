"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/insurance/life-insurance-needs/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/insurance/life-insurance-needs/calculation"),
    import("@/lib/calc/insurance/life-insurance-needs/report"),
  ]).then(([{ lifeInsuranceNeeds: calculate }, { report }]) => ({ calculate, report }));

export default function LifeInsuranceNeedsCalculator() {
  return <Calculator form={form} load={load} />;
}

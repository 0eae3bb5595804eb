"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/mortgage-affordability/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/mortgage-real-estate/mortgage-affordability/calculation"),
    import("@/lib/calc/mortgage-real-estate/mortgage-affordability/report"),
  ]).then(([{ mortgageAffordability: calculate }, { report }]) => ({ calculate, report }));

export default function MortgageAffordabilityCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/mortgage-real-estate/mortgage-affordability";

const load = () =>
  Promise.all([
    import("@/lib/calc/mortgage-real-estate/mortgage-affordability"),
    import("@/lib/reports/mortgage-real-estate/mortgage-affordability"),
  ]).then(([{ mortgageAffordability: calculate }, { report }]) => ({ calculate, report }));

export default function MortgageAffordabilityCalculator() {
  return <Calculator form={form} load={load} />;
}

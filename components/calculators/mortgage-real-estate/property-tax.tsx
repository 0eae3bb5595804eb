"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/property-tax/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/mortgage-real-estate/property-tax/calculation"),
    import("@/lib/calc/mortgage-real-estate/property-tax/report"),
  ]).then(([{ propertyTax: calculate }, { report }]) => ({ calculate, report }));

export default function PropertyTaxCalculator() {
  return <Calculator form={form} load={load} />;
}

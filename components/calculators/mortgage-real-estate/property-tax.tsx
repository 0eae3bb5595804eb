"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/mortgage-real-estate/property-tax";

const load = () =>
  Promise.all([
    import("@/lib/calc/mortgage-real-estate/property-tax"),
    import("@/lib/reports/mortgage-real-estate/property-tax"),
  ]).then(([{ propertyTax: calculate }, { report }]) => ({ calculate, report }));

export default function PropertyTaxCalculator() {
  return <Calculator form={form} load={load} />;
}

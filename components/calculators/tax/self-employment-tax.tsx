"use client";

import { Calculator } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/select-control";
import { form } from "@/lib/forms/tax/self-employment-tax";

const controls = { select: SelectControl };

const load = () =>
  Promise.all([
    import("@/lib/calc/tax/self-employment-tax"),
    import("@/lib/reports/tax/self-employment-tax"),
  ]).then(([{ selfEmploymentTax: calculate }, { report }]) => ({ calculate, report }));

export default function SelfEmploymentTaxCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { form } from "@/lib/calc/tax/estate-tax/form";

const controls = { select: SelectControl };

const load = () =>
  Promise.all([
    import("@/lib/calc/tax/estate-tax/calculation"),
    import("@/lib/calc/tax/estate-tax/report"),
  ]).then(([{ estateTax: calculate }, { report }]) => ({ calculate, report }));

export default function EstateTaxCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

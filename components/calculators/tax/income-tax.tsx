"use client";

import { Calculator } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { form } from "@/lib/calc/tax/income-tax/form";

const controls = { select: SelectControl };

const load = () =>
  Promise.all([
    import("@/lib/calc/tax/income-tax/calculation"),
    import("@/lib/calc/tax/income-tax/report"),
  ]).then(([{ incomeTax: calculate }, { report }]) => ({ calculate, report }));

export default function IncomeTaxCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

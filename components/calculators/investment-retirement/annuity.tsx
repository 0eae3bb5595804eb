"use client";

import { Calculator } from "@/components/calculator/calculator";
import { ToggleControl } from "@/components/calculator/form/toggle-control";
import { form } from "@/lib/calc/investment-retirement/annuity/form";

const controls = { toggle: ToggleControl };

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/annuity/calculation"),
    import("@/lib/calc/investment-retirement/annuity/report"),
  ]).then(([{ annuity: calculate }, { report }]) => ({ calculate, report }));

export default function AnnuityCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { ToggleControl } from "@/components/calculator/toggle-control";
import { form } from "@/lib/forms/investment-retirement/annuity";

const controls = { toggle: ToggleControl };

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/annuity"),
    import("@/lib/reports/investment-retirement/annuity"),
  ]).then(([{ annuity: calculate }, { report }]) => ({ calculate, report }));

export default function AnnuityCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { DrawnControl } from "@/components/calculator/drawn-control";
import { SelectControl } from "@/components/calculator/select-control";
import { TextControl } from "@/components/calculator/text-control";
import { form } from "@/lib/forms/insurance/home-insurance-estimator";

const controls = { text: TextControl, select: SelectControl, drawn: DrawnControl };

const load = () =>
  Promise.all([
    import("@/lib/calc/insurance/home-insurance-estimator"),
    import("@/lib/reports/insurance/home-insurance-estimator"),
  ]).then(([{ homeInsurance: calculate }, { report }]) => ({ calculate, report }));

export default function HomeInsuranceEstimator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { DrawnControl } from "@/components/calculator/drawn-control";
import { SelectControl } from "@/components/calculator/select-control";
import { TextControl } from "@/components/calculator/text-control";
import { form } from "@/lib/forms/insurance/car-insurance-estimator";

const controls = { text: TextControl, select: SelectControl, drawn: DrawnControl };

const load = () =>
  Promise.all([
    import("@/lib/calc/insurance/car-insurance-estimator"),
    import("@/lib/reports/insurance/car-insurance-estimator"),
  ]).then(([{ carInsurance: calculate }, { report }]) => ({ calculate, report }));

export default function CarInsuranceEstimator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

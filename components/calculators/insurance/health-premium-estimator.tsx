"use client";

import { Calculator } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/select-control";
import { TextControl } from "@/components/calculator/text-control";
import { form } from "@/lib/forms/insurance/health-premium-estimator";

const controls = { text: TextControl, select: SelectControl };

const load = () =>
  Promise.all([
    import("@/lib/calc/insurance/health-premium-estimator"),
    import("@/lib/reports/insurance/health-premium-estimator"),
  ]).then(([{ healthPremium: calculate }, { report }]) => ({ calculate, report }));

export default function HealthPremiumEstimator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

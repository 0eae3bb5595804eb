"use client";

import { Calculator } from "@/components/calculator/calculator";
import { ToggleControl } from "@/components/calculator/form/toggle-control";
import { form } from "@/lib/calc/investment-retirement/annuity/form";

const controls = { toggle: ToggleControl };

const load = () => import("@/lib/calc/investment-retirement/annuity/report");

export default function AnnuityCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

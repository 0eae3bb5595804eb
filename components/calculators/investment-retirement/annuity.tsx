"use client";

import { Calculator } from "@/components/calculator/calculator";
import { ToggleControl } from "@/components/calculator/toggle-control";
import { annuity } from "@/lib/calc/investment-retirement/annuity";
import { form } from "@/lib/forms/investment-retirement/annuity";

const controls = { toggle: ToggleControl };

const loadReport = () => import("@/lib/reports/investment-retirement/annuity");

export default function AnnuityCalculator() {
  return <Calculator form={form} calculate={annuity} loadReport={loadReport} controls={controls} />;
}

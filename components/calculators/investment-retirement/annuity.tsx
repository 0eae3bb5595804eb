"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { ToggleControl } from "@/components/calculator/form/toggle-control";
import { form } from "@/lib/calc/investment-retirement/annuity/form";

const controls = { toggle: ToggleControl };

const load = () => import("@/lib/calc/investment-retirement/annuity/report");

export default function AnnuityCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

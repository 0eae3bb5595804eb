"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { ToggleControl } from "@/components/calculator/form/toggle-control";
import { form } from "@/lib/calc/investment-retirement/compound-interest/form";

const controls = { toggle: ToggleControl };

const load = () => import("@/lib/calc/investment-retirement/compound-interest/report");

export default function CompoundInterestCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

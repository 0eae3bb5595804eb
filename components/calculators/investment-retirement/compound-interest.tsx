"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { TextControl } from "@/components/calculator/form/text-control";
import { ToggleControl } from "@/components/calculator/form/toggle-control";
import { form } from "@/lib/calc/investment-retirement/compound-interest/form";

const controls = { text: TextControl, toggle: ToggleControl };

const load = () => import("@/lib/calc/investment-retirement/compound-interest/report");

export default function CompoundInterestCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

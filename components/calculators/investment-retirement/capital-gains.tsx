"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { TextControl } from "@/components/calculator/form/text-control";
import { ToggleControl } from "@/components/calculator/form/toggle-control";
import { form } from "@/lib/calc/investment-retirement/capital-gains/form";

const controls = { select: SelectControl, text: TextControl, toggle: ToggleControl };

const load = () => import("@/lib/calc/investment-retirement/capital-gains/report");

export default function CapitalGainsCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

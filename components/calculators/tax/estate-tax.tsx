"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { TextControl } from "@/components/calculator/form/text-control";
import { form } from "@/lib/calc/tax/estate-tax/form";

const controls = { select: SelectControl, text: TextControl };

const load = () => import("@/lib/calc/tax/estate-tax/report");

export default function EstateTaxCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

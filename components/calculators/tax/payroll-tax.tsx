"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { TextControl } from "@/components/calculator/form/text-control";
import { ToggleControl } from "@/components/calculator/form/toggle-control";
import { form } from "@/lib/calc/tax/payroll-tax/form";

const controls = { select: SelectControl, text: TextControl, toggle: ToggleControl };

const load = () => import("@/lib/calc/tax/payroll-tax/report");

export default function PayrollTaxCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

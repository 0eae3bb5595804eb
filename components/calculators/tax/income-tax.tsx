"use client";

import { Calculator } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { form } from "@/lib/calc/tax/income-tax/form";

const controls = { select: SelectControl };

const load = () => import("@/lib/calc/tax/income-tax/report");

export default function IncomeTaxCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

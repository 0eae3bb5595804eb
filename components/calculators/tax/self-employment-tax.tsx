"use client";

import { Calculator } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { form } from "@/lib/calc/tax/self-employment-tax/form";

const controls = { select: SelectControl };

const load = () => import("@/lib/calc/tax/self-employment-tax/report");

export default function SelfEmploymentTaxCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { TextControl } from "@/components/calculator/form/text-control";
import { pageForm } from "@/lib/calc/tax/income-tax/page-form";

const controls = { select: SelectControl, text: TextControl };

const load = () => import("@/lib/calc/tax/income-tax/report");

export default function IncomeTaxCalculator(props: PageProps) {
  return <Calculator {...props} form={pageForm} load={load} controls={controls} />;
}

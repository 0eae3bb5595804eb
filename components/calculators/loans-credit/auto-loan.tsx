"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { form } from "@/lib/calc/loans-credit/auto-loan/form";

const controls = { select: SelectControl };

const load = () => import("@/lib/calc/loans-credit/auto-loan/report");

export default function AutoLoanCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

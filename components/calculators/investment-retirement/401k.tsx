"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { form } from "@/lib/calc/investment-retirement/401k/form";

const controls = { select: SelectControl };

const load = () => import("@/lib/calc/investment-retirement/401k/report");

export default function Retirement401kCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

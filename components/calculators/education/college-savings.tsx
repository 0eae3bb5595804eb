"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { SelectControl } from "@/components/calculator/form/select-control";
import { form } from "@/lib/calc/education/college-savings/form";

const controls = { select: SelectControl };

const load = () => import("@/lib/calc/education/college-savings/report");

export default function CollegeSavingsCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

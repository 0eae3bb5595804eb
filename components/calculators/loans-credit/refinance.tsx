"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { ToggleControl } from "@/components/calculator/form/toggle-control";
import { form } from "@/lib/calc/loans-credit/refinance/form";

const controls = { toggle: ToggleControl };

const load = () => import("@/lib/calc/loans-credit/refinance/report");

export default function RefinanceCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

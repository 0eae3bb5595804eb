"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/mutual-fund/form";

const load = () => import("@/lib/calc/investment-retirement/mutual-fund/report");

export default function MutualFundCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

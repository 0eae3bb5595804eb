"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/break-even/form";

const load = () => import("@/lib/calc/business-finance/break-even/report");

export default function BreakEvenCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

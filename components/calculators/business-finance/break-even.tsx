"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/break-even/form";

const load = () => import("@/lib/calc/business-finance/break-even/report");

export default function BreakEvenCalculator() {
  return <Calculator form={form} load={load} />;
}

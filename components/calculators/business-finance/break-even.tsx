"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/business-finance/break-even";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/break-even"),
    import("@/lib/reports/business-finance/break-even"),
  ]).then(([{ breakEven: calculate }, { report }]) => ({ calculate, report }));

export default function BreakEvenCalculator() {
  return <Calculator form={form} load={load} />;
}

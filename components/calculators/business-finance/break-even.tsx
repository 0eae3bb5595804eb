"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/break-even/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/break-even/calculation"),
    import("@/lib/calc/business-finance/break-even/report"),
  ]).then(([{ breakEven: calculate }, { report }]) => ({ calculate, report }));

export default function BreakEvenCalculator() {
  return <Calculator form={form} load={load} />;
}

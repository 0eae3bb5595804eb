"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/profit-margin/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/profit-margin/calculation"),
    import("@/lib/calc/business-finance/profit-margin/report"),
  ]).then(([{ profitMargin: calculate }, { report }]) => ({ calculate, report }));

export default function ProfitMarginCalculator() {
  return <Calculator form={form} load={load} />;
}

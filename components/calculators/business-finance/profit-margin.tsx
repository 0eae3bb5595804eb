"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/business-finance/profit-margin";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/profit-margin"),
    import("@/lib/reports/business-finance/profit-margin"),
  ]).then(([{ profitMargin: calculate }, { report }]) => ({ calculate, report }));

export default function ProfitMarginCalculator() {
  return <Calculator form={form} load={load} />;
}

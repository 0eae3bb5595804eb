"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/business-finance/ebitda";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/ebitda"),
    import("@/lib/reports/business-finance/ebitda"),
  ]).then(([{ ebitda: calculate }, { report }]) => ({ calculate, report }));

export default function EbitdaCalculator() {
  return <Calculator form={form} load={load} />;
}

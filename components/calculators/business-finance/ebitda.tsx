"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/ebitda/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/ebitda/calculation"),
    import("@/lib/calc/business-finance/ebitda/report"),
  ]).then(([{ ebitda: calculate }, { report }]) => ({ calculate, report }));

export default function EbitdaCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/business-finance/business-roi";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/business-roi"),
    import("@/lib/reports/business-finance/business-roi"),
  ]).then(([{ businessRoi: calculate }, { report }]) => ({ calculate, report }));

export default function BusinessRoiCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/business-roi/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/business-roi/calculation"),
    import("@/lib/calc/business-finance/business-roi/report"),
  ]).then(([{ businessRoi: calculate }, { report }]) => ({ calculate, report }));

export default function BusinessRoiCalculator() {
  return <Calculator form={form} load={load} />;
}

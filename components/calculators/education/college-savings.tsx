"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/education/college-savings";

const load = () =>
  Promise.all([
    import("@/lib/calc/education/college-savings"),
    import("@/lib/reports/education/college-savings"),
  ]).then(([{ collegeSavings: calculate }, { report }]) => ({ calculate, report }));

export default function CollegeSavingsCalculator() {
  return <Calculator form={form} load={load} />;
}

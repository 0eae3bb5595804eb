"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/college-savings/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/education/college-savings/calculation"),
    import("@/lib/calc/education/college-savings/report"),
  ]).then(([{ collegeSavings: calculate }, { report }]) => ({ calculate, report }));

export default function CollegeSavingsCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/refinance/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/refinance/calculation"),
    import("@/lib/calc/loans-credit/refinance/report"),
  ]).then(([{ refinance: calculate }, { report }]) => ({ calculate, report }));

export default function RefinanceCalculator() {
  return <Calculator form={form} load={load} />;
}

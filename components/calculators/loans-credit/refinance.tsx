"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/loans-credit/refinance";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/refinance"),
    import("@/lib/reports/loans-credit/refinance"),
  ]).then(([{ refinance: calculate }, { report }]) => ({ calculate, report }));

export default function RefinanceCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/mutual-fund/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/mutual-fund/calculation"),
    import("@/lib/calc/investment-retirement/mutual-fund/report"),
  ]).then(([{ mutualFund: calculate }, { report }]) => ({ calculate, report }));

export default function MutualFundCalculator() {
  return <Calculator form={form} load={load} />;
}

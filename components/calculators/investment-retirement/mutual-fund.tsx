"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/investment-retirement/mutual-fund";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/mutual-fund"),
    import("@/lib/reports/investment-retirement/mutual-fund"),
  ]).then(([{ mutualFund: calculate }, { report }]) => ({ calculate, report }));

export default function MutualFundCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/business-finance/startup-costs/form";

const controls = { rows: RowList };

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/startup-costs/calculation"),
    import("@/lib/calc/business-finance/startup-costs/report"),
  ]).then(([{ startupCosts: calculate }, { report }]) => ({ calculate, report }));

export default function StartupCostsCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

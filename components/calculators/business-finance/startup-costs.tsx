"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/row-list";
import { form } from "@/lib/forms/business-finance/startup-costs";

const controls = { rows: RowList };

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/startup-costs"),
    import("@/lib/reports/business-finance/startup-costs"),
  ]).then(([{ startupCosts: calculate }, { report }]) => ({ calculate, report }));

export default function StartupCostsCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

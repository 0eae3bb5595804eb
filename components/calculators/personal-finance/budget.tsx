"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/row-list";
import { form } from "@/lib/forms/personal-finance/budget";

const controls = { rows: RowList };

const load = () =>
  Promise.all([
    import("@/lib/calc/personal-finance/budget"),
    import("@/lib/reports/personal-finance/budget"),
  ]).then(([{ budget: calculate }, { report }]) => ({ calculate, report }));

export default function BudgetCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

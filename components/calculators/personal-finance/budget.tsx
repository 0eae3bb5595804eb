"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/personal-finance/budget/form";

const controls = { rows: RowList };

const load = () =>
  Promise.all([
    import("@/lib/calc/personal-finance/budget/calculation"),
    import("@/lib/calc/personal-finance/budget/report"),
  ]).then(([{ budget: calculate }, { report }]) => ({ calculate, report }));

export default function BudgetCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

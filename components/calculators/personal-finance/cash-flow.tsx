"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/row-list";
import { form } from "@/lib/forms/personal-finance/cash-flow";

const controls = { rows: RowList };

const load = () =>
  Promise.all([
    import("@/lib/calc/personal-finance/cash-flow"),
    import("@/lib/reports/personal-finance/cash-flow"),
  ]).then(([{ cashFlow: calculate }, { report }]) => ({ calculate, report }));

export default function CashFlowCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/row-list";
import { form } from "@/lib/forms/business-finance/cash-flow-forecast";

const controls = { rows: RowList };

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/cash-flow-forecast"),
    import("@/lib/reports/business-finance/cash-flow-forecast"),
  ]).then(([{ cashFlowForecast: calculate }, { report }]) => ({ calculate, report }));

export default function CashFlowForecastCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

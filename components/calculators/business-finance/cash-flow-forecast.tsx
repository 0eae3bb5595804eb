"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/business-finance/cash-flow-forecast/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/business-finance/cash-flow-forecast/report");

export default function CashFlowForecastCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

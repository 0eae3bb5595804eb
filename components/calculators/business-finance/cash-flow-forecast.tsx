"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/business-finance/cash-flow-forecast/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/business-finance/cash-flow-forecast/report");

export default function CashFlowForecastCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

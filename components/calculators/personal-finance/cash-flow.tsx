"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/row-list";
import { cashFlow } from "@/lib/calc/personal-finance/cash-flow";
import { form } from "@/lib/forms/personal-finance/cash-flow";

const controls = { rows: RowList };

const loadReport = () => import("@/lib/reports/personal-finance/cash-flow");

export default function CashFlowCalculator() {
  return (
    <Calculator form={form} calculate={cashFlow} loadReport={loadReport} controls={controls} />
  );
}

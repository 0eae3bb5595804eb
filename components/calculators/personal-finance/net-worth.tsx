"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/row-list";
import { netWorth } from "@/lib/calc/personal-finance/net-worth";
import { form } from "@/lib/forms/personal-finance/net-worth";

const controls = { rows: RowList };

const loadReport = () => import("@/lib/reports/personal-finance/net-worth");

export default function NetWorthCalculator() {
  return (
    <Calculator form={form} calculate={netWorth} loadReport={loadReport} controls={controls} />
  );
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/business-finance/ebitda/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/business-finance/ebitda/report");

export default function EbitdaCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

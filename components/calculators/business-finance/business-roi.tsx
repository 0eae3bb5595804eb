"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/business-finance/business-roi/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/business-finance/business-roi/report");

export default function BusinessRoiCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/personal-finance/cash-flow/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/personal-finance/cash-flow/report");

export default function CashFlowCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

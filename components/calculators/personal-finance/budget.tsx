"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/personal-finance/budget/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/personal-finance/budget/report");

export default function BudgetCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

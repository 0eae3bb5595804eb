"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/personal-finance/spending-tracker/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/personal-finance/spending-tracker/report");

export default function SpendingTrackerCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/personal-finance/net-worth/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/personal-finance/net-worth/report");

export default function NetWorthCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/business-finance/ebitda/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/business-finance/ebitda/report");

export default function EbitdaCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/business-finance/startup-costs/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/business-finance/startup-costs/report");

export default function StartupCostsCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/personal-finance/debt-payoff/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/personal-finance/debt-payoff/report");

export default function DebtPayoffCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} controls={controls} />;
}

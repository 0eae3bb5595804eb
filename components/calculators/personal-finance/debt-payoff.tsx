"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/form/row-list";
import { form } from "@/lib/calc/personal-finance/debt-payoff/form";

const controls = { rows: RowList };

const load = () => import("@/lib/calc/personal-finance/debt-payoff/report");

export default function DebtPayoffCalculator() {
  return <Calculator form={form} load={load} controls={controls} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/row-list";
import { budget } from "@/lib/calc/personal-finance/budget";
import { form } from "@/lib/forms/personal-finance/budget";

const controls = { rows: RowList };

const loadReport = () => import("@/lib/reports/personal-finance/budget");

export default function BudgetCalculator() {
  return <Calculator form={form} calculate={budget} loadReport={loadReport} controls={controls} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { RowList } from "@/components/calculator/row-list";
import { spendingTracker } from "@/lib/calc/personal-finance/spending-tracker";
import { form } from "@/lib/forms/personal-finance/spending-tracker";

const controls = { rows: RowList };

const loadReport = () => import("@/lib/reports/personal-finance/spending-tracker");

export default function SpendingTrackerCalculator() {
  return (
    <Calculator
      form={form}
      calculate={spendingTracker}
      loadReport={loadReport}
      controls={controls}
    />
  );
}

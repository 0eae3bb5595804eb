"use client";

import { Calculator } from "@/components/calculator/calculator";
import { dividend } from "@/lib/calc/investment-retirement/dividend";
import { form } from "@/lib/forms/investment-retirement/dividend";

const loadReport = () => import("@/lib/reports/investment-retirement/dividend");

export default function DividendCalculator() {
  return <Calculator form={form} calculate={dividend} loadReport={loadReport} />;
}

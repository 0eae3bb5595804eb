"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/profit-margin/form";

const load = () => import("@/lib/calc/business-finance/profit-margin/report");

export default function ProfitMarginCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/inventory-turnover/form";

const load = () => import("@/lib/calc/business-finance/inventory-turnover/report");

export default function InventoryTurnoverCalculator() {
  return <Calculator form={form} load={load} />;
}

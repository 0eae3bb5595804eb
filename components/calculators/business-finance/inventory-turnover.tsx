"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/business-finance/inventory-turnover";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/inventory-turnover"),
    import("@/lib/reports/business-finance/inventory-turnover"),
  ]).then(([{ inventoryTurnover: calculate }, { report }]) => ({ calculate, report }));

export default function InventoryTurnoverCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/inventory-turnover/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/business-finance/inventory-turnover/calculation"),
    import("@/lib/calc/business-finance/inventory-turnover/report"),
  ]).then(([{ inventoryTurnover: calculate }, { report }]) => ({ calculate, report }));

export default function InventoryTurnoverCalculator() {
  return <Calculator form={form} load={load} />;
}

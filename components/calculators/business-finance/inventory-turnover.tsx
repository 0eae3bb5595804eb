"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/inventory-turnover/form";

const load = () => import("@/lib/calc/business-finance/inventory-turnover/report");

export default function InventoryTurnoverCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/tax/sales-tax/form";

const load = () => import("@/lib/calc/tax/sales-tax/report");

export default function SalesTaxCalculator() {
  return <Calculator form={form} load={load} />;
}

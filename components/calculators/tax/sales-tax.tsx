"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/tax/sales-tax/form";

const load = () => import("@/lib/calc/tax/sales-tax/report");

export default function SalesTaxCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

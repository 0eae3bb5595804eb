"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/tax/sales-tax/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/tax/sales-tax/calculation"),
    import("@/lib/calc/tax/sales-tax/report"),
  ]).then(([{ salesTax: calculate }, { report }]) => ({ calculate, report }));

export default function SalesTaxCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/tax/sales-tax";

const load = () =>
  Promise.all([import("@/lib/calc/tax/sales-tax"), import("@/lib/reports/tax/sales-tax")]).then(
    ([{ salesTax: calculate }, { report }]) => ({ calculate, report }),
  );

export default function SalesTaxCalculator() {
  return <Calculator form={form} load={load} />;
}

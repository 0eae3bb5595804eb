"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/mortgage-real-estate/rent-vs-buy";

const load = () =>
  Promise.all([
    import("@/lib/calc/mortgage-real-estate/rent-vs-buy"),
    import("@/lib/reports/mortgage-real-estate/rent-vs-buy"),
  ]).then(([{ rentVsBuy: calculate }, { report }]) => ({ calculate, report }));

export default function RentVsBuyCalculator() {
  return <Calculator form={form} load={load} />;
}

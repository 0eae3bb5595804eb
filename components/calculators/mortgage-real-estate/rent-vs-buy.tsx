"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/mortgage-real-estate/rent-vs-buy/calculation"),
    import("@/lib/calc/mortgage-real-estate/rent-vs-buy/report"),
  ]).then(([{ rentVsBuy: calculate }, { report }]) => ({ calculate, report }));

export default function RentVsBuyCalculator() {
  return <Calculator form={form} load={load} />;
}

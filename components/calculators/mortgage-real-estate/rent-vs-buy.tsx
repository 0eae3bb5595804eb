"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/rent-vs-buy/form";

const load = () => import("@/lib/calc/mortgage-real-estate/rent-vs-buy/report");

export default function RentVsBuyCalculator() {
  return <Calculator form={form} load={load} />;
}

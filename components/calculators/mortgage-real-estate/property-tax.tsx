"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/property-tax/form";

const load = () => import("@/lib/calc/mortgage-real-estate/property-tax/report");

export default function PropertyTaxCalculator() {
  return <Calculator form={form} load={load} />;
}

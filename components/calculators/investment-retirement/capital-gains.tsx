"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/capital-gains/form";

const load = () => import("@/lib/calc/investment-retirement/capital-gains/report");

export default function CapitalGainsCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/mutual-fund/form";

const load = () => import("@/lib/calc/investment-retirement/mutual-fund/report");

export default function MutualFundCalculator() {
  return <Calculator form={form} load={load} />;
}

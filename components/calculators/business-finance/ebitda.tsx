"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/ebitda/form";

const load = () => import("@/lib/calc/business-finance/ebitda/report");

export default function EbitdaCalculator() {
  return <Calculator form={form} load={load} />;
}

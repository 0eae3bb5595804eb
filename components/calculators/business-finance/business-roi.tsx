"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/business-roi/form";

const load = () => import("@/lib/calc/business-finance/business-roi/report");

export default function BusinessRoiCalculator() {
  return <Calculator form={form} load={load} />;
}

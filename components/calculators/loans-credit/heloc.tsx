"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/heloc/form";

const load = () => import("@/lib/calc/loans-credit/heloc/report");

export default function HelocCalculator() {
  return <Calculator form={form} load={load} />;
}

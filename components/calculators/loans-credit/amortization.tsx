"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/amortization/form";

const load = () => import("@/lib/calc/loans-credit/amortization/report");

export default function AmortizationCalculator() {
  return <Calculator form={form} load={load} />;
}

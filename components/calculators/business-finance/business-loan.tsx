"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/business-loan/form";

const load = () => import("@/lib/calc/business-finance/business-loan/report");

export default function BusinessLoanCalculator() {
  return <Calculator form={form} load={load} />;
}

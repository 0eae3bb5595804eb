"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/auto-loan/form";

const load = () => import("@/lib/calc/loans-credit/auto-loan/report");

export default function AutoLoanCalculator() {
  return <Calculator form={form} load={load} />;
}

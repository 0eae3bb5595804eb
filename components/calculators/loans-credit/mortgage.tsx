"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/mortgage/form";

const load = () => import("@/lib/calc/loans-credit/mortgage/report");

export default function MortgageCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/refinance/form";

const load = () => import("@/lib/calc/loans-credit/refinance/report");

export default function RefinanceCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/dividend/form";

const load = () => import("@/lib/calc/investment-retirement/dividend/report");

export default function DividendCalculator() {
  return <Calculator form={form} load={load} />;
}

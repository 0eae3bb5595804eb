"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/pension/form";

const load = () => import("@/lib/calc/investment-retirement/pension/report");

export default function PensionCalculator() {
  return <Calculator form={form} load={load} />;
}

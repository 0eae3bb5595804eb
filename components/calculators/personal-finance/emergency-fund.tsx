"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/personal-finance/emergency-fund/form";

const load = () => import("@/lib/calc/personal-finance/emergency-fund/report");

export default function EmergencyFundCalculator() {
  return <Calculator form={form} load={load} />;
}

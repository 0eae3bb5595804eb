"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/personal-finance/emergency-fund/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/personal-finance/emergency-fund/calculation"),
    import("@/lib/calc/personal-finance/emergency-fund/report"),
  ]).then(([{ emergencyFund: calculate }, { report }]) => ({ calculate, report }));

export default function EmergencyFundCalculator() {
  return <Calculator form={form} load={load} />;
}

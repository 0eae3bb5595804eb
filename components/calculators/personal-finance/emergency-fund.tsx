"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/personal-finance/emergency-fund";

const load = () =>
  Promise.all([
    import("@/lib/calc/personal-finance/emergency-fund"),
    import("@/lib/reports/personal-finance/emergency-fund"),
  ]).then(([{ emergencyFund: calculate }, { report }]) => ({ calculate, report }));

export default function EmergencyFundCalculator() {
  return <Calculator form={form} load={load} />;
}

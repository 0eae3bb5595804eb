"use client";

import { Calculator } from "@/components/calculator/calculator";
import { emergencyFund } from "@/lib/calc/personal-finance/emergency-fund";
import { form } from "@/lib/forms/personal-finance/emergency-fund";

const loadReport = () => import("@/lib/reports/personal-finance/emergency-fund");

export default function EmergencyFundCalculator() {
  return <Calculator form={form} calculate={emergencyFund} loadReport={loadReport} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { sip } from "@/lib/calc/investment-retirement/sip";
import { form } from "@/lib/forms/investment-retirement/sip";

const loadReport = () => import("@/lib/reports/investment-retirement/sip");

export default function SipCalculator() {
  return <Calculator form={form} calculate={sip} loadReport={loadReport} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/sip/form";

const load = () => import("@/lib/calc/investment-retirement/sip/report");

export default function SipCalculator() {
  return <Calculator form={form} load={load} />;
}

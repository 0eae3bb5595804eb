"use client";

import { Calculator } from "@/components/calculator/calculator";
import { ira } from "@/lib/calc/investment-retirement/ira";
import { form } from "@/lib/forms/investment-retirement/ira";

const loadReport = () => import("@/lib/reports/investment-retirement/ira");

export default function IraCalculator() {
  return <Calculator form={form} calculate={ira} loadReport={loadReport} />;
}

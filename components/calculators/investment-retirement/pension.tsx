"use client";

import { Calculator } from "@/components/calculator/calculator";
import { pension } from "@/lib/calc/investment-retirement/pension";
import { form } from "@/lib/forms/investment-retirement/pension";

const loadReport = () => import("@/lib/reports/investment-retirement/pension");

export default function PensionCalculator() {
  return <Calculator form={form} calculate={pension} loadReport={loadReport} />;
}

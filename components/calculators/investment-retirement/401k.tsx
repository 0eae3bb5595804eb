"use client";

import { Calculator } from "@/components/calculator/calculator";
import { retirement401k } from "@/lib/calc/investment-retirement/401k";
import { form } from "@/lib/forms/investment-retirement/401k";

const loadReport = () => import("@/lib/reports/investment-retirement/401k");

export default function Retirement401kCalculator() {
  return <Calculator form={form} calculate={retirement401k} loadReport={loadReport} />;
}

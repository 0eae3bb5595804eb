"use client";

import { Calculator } from "@/components/calculator/calculator";
import { heloc } from "@/lib/calc/loans-credit/heloc";
import { form } from "@/lib/forms/loans-credit/heloc";

const loadReport = () => import("@/lib/reports/loans-credit/heloc");

export default function HelocCalculator() {
  return <Calculator form={form} calculate={heloc} loadReport={loadReport} />;
}

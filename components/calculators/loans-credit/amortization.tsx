"use client";

import { Calculator } from "@/components/calculator/calculator";
import { amortization } from "@/lib/calc/loans-credit/amortization";
import { form } from "@/lib/forms/loans-credit/amortization";

const loadReport = () => import("@/lib/reports/loans-credit/amortization");

export default function AmortizationCalculator() {
  return <Calculator form={form} calculate={amortization} loadReport={loadReport} />;
}

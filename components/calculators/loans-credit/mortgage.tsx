"use client";

import { Calculator } from "@/components/calculator/calculator";
import { mortgage } from "@/lib/calc/loans-credit/mortgage";
import { form } from "@/lib/forms/loans-credit/mortgage";

const loadReport = () => import("@/lib/reports/loans-credit/mortgage");

export default function MortgageCalculator() {
  return <Calculator form={form} calculate={mortgage} loadReport={loadReport} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { refinance } from "@/lib/calc/loans-credit/refinance";
import { form } from "@/lib/forms/loans-credit/refinance";

const loadReport = () => import("@/lib/reports/loans-credit/refinance");

export default function RefinanceCalculator() {
  return <Calculator form={form} calculate={refinance} loadReport={loadReport} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { autoLoan } from "@/lib/calc/loans-credit/auto-loan";
import { form } from "@/lib/forms/loans-credit/auto-loan";

const loadReport = () => import("@/lib/reports/loans-credit/auto-loan");

export default function AutoLoanCalculator() {
  return <Calculator form={form} calculate={autoLoan} loadReport={loadReport} />;
}

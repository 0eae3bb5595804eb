"use client";

import { Calculator } from "@/components/calculator/calculator";
import { loanPayment } from "@/lib/calc/loans-credit/loan-payment";
import { form } from "@/lib/forms/loans-credit/loan-payment";

const loadReport = () => import("@/lib/reports/loans-credit/loan-payment");

export default function LoanPaymentCalculator() {
  return <Calculator form={form} calculate={loanPayment} loadReport={loadReport} />;
}

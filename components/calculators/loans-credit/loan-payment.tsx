"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/loan-payment/form";

const load = () => import("@/lib/calc/loans-credit/loan-payment/report");

export default function LoanPaymentCalculator() {
  return <Calculator form={form} load={load} />;
}

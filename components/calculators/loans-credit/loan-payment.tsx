"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/loan-payment/form";

const load = () => import("@/lib/calc/loans-credit/loan-payment/report");

export default function LoanPaymentCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

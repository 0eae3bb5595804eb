"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/loan-payment/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/loan-payment/calculation"),
    import("@/lib/calc/loans-credit/loan-payment/report"),
  ]).then(([{ loanPayment: calculate }, { report }]) => ({ calculate, report }));

export default function LoanPaymentCalculator() {
  return <Calculator form={form} load={load} />;
}

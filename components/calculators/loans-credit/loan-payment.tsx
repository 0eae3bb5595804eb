"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/loans-credit/loan-payment";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/loan-payment"),
    import("@/lib/reports/loans-credit/loan-payment"),
  ]).then(([{ loanPayment: calculate }, { report }]) => ({ calculate, report }));

export default function LoanPaymentCalculator() {
  return <Calculator form={form} load={load} />;
}

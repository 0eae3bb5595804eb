"use client";

import { Calculator } from "@/components/calculator/calculator";
import { loanPayment } from "@/lib/calc/loans-credit/loan-payment";
import { definition } from "@/lib/definitions/loans-credit/loan-payment";

export default function LoanPaymentCalculator() {
  return <Calculator definition={definition} calculate={loanPayment} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { autoLoan } from "@/lib/calc/loans-credit/auto-loan";
import { definition } from "@/lib/definitions/loans-credit/auto-loan";

export default function AutoLoanCalculator() {
  return <Calculator definition={definition} calculate={autoLoan} />;
}

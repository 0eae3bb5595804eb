"use client";

import { Calculator } from "@/components/calculator/calculator";
import { amortization } from "@/lib/calc/loans-credit/amortization";
import { definition } from "@/lib/definitions/loans-credit/amortization";

export default function AmortizationCalculator() {
  return <Calculator definition={definition} calculate={amortization} />;
}

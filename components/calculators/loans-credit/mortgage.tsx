"use client";

import { Calculator } from "@/components/calculator/calculator";
import { mortgage } from "@/lib/calc/loans-credit/mortgage";
import { definition } from "@/lib/definitions/loans-credit/mortgage";

export default function MortgageCalculator() {
  return <Calculator definition={definition} calculate={mortgage} />;
}

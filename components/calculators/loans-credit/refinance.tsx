"use client";

import { Calculator } from "@/components/calculator/calculator";
import { refinance } from "@/lib/calc/loans-credit/refinance";
import { definition } from "@/lib/definitions/loans-credit/refinance";

export default function RefinanceCalculator() {
  return <Calculator definition={definition} calculate={refinance} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { heloc } from "@/lib/calc/loans-credit/heloc";
import { definition } from "@/lib/definitions/loans-credit/heloc";

export default function HelocCalculator() {
  return <Calculator definition={definition} calculate={heloc} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { creditCardPayoff } from "@/lib/calc/loans-credit/credit-card-payoff";
import { definition } from "@/lib/definitions/loans-credit/credit-card-payoff";

export default function CreditCardPayoffCalculator() {
  return <Calculator definition={definition} calculate={creditCardPayoff} />;
}

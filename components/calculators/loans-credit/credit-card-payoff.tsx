"use client";

import { Calculator } from "@/components/calculator/calculator";
import { creditCardPayoff } from "@/lib/calc/loans-credit/credit-card-payoff";
import { form } from "@/lib/forms/loans-credit/credit-card-payoff";

const loadReport = () => import("@/lib/reports/loans-credit/credit-card-payoff");

export default function CreditCardPayoffCalculator() {
  return <Calculator form={form} calculate={creditCardPayoff} loadReport={loadReport} />;
}

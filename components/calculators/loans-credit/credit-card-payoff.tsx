"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/credit-card-payoff/form";

const load = () => import("@/lib/calc/loans-credit/credit-card-payoff/report");

export default function CreditCardPayoffCalculator() {
  return <Calculator form={form} load={load} />;
}

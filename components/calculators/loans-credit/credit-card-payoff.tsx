"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/loans-credit/credit-card-payoff";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/credit-card-payoff"),
    import("@/lib/reports/loans-credit/credit-card-payoff"),
  ]).then(([{ creditCardPayoff: calculate }, { report }]) => ({ calculate, report }));

export default function CreditCardPayoffCalculator() {
  return <Calculator form={form} load={load} />;
}

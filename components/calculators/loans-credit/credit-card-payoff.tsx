"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/credit-card-payoff/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/loans-credit/credit-card-payoff/calculation"),
    import("@/lib/calc/loans-credit/credit-card-payoff/report"),
  ]).then(([{ creditCardPayoff: calculate }, { report }]) => ({ calculate, report }));

export default function CreditCardPayoffCalculator() {
  return <Calculator form={form} load={load} />;
}

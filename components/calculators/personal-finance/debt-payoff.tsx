"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/personal-finance/debt-payoff/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/personal-finance/debt-payoff/calculation"),
    import("@/lib/calc/personal-finance/debt-payoff/report"),
  ]).then(([{ debtPayoff: calculate }, { report }]) => ({ calculate, report }));

export default function DebtPayoffCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/personal-finance/debt-payoff";

const load = () =>
  Promise.all([
    import("@/lib/calc/personal-finance/debt-payoff"),
    import("@/lib/reports/personal-finance/debt-payoff"),
  ]).then(([{ debtPayoff: calculate }, { report }]) => ({ calculate, report }));

export default function DebtPayoffCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/personal-finance/debt-payoff/form";

const load = () => import("@/lib/calc/personal-finance/debt-payoff/report");

export default function DebtPayoffCalculator() {
  return <Calculator form={form} load={load} />;
}

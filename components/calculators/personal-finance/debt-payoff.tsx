"use client";

import { Calculator } from "@/components/calculator/calculator";
import { debtPayoff } from "@/lib/calc/personal-finance/debt-payoff";
import { form } from "@/lib/forms/personal-finance/debt-payoff";

const loadReport = () => import("@/lib/reports/personal-finance/debt-payoff");

export default function DebtPayoffCalculator() {
  return <Calculator form={form} calculate={debtPayoff} loadReport={loadReport} />;
}

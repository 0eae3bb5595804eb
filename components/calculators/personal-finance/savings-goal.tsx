"use client";

import { Calculator } from "@/components/calculator/calculator";
import { savingsGoal } from "@/lib/calc/personal-finance/savings-goal";
import { form } from "@/lib/forms/personal-finance/savings-goal";

const loadReport = () => import("@/lib/reports/personal-finance/savings-goal");

export default function SavingsGoalCalculator() {
  return <Calculator form={form} calculate={savingsGoal} loadReport={loadReport} />;
}

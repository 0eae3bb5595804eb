"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/personal-finance/savings-goal";

const load = () =>
  Promise.all([
    import("@/lib/calc/personal-finance/savings-goal"),
    import("@/lib/reports/personal-finance/savings-goal"),
  ]).then(([{ savingsGoal: calculate }, { report }]) => ({ calculate, report }));

export default function SavingsGoalCalculator() {
  return <Calculator form={form} load={load} />;
}

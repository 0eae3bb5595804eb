"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/personal-finance/savings-goal/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/personal-finance/savings-goal/calculation"),
    import("@/lib/calc/personal-finance/savings-goal/report"),
  ]).then(([{ savingsGoal: calculate }, { report }]) => ({ calculate, report }));

export default function SavingsGoalCalculator() {
  return <Calculator form={form} load={load} />;
}

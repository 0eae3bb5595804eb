"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/personal-finance/savings-goal/form";

const load = () => import("@/lib/calc/personal-finance/savings-goal/report");

export default function SavingsGoalCalculator() {
  return <Calculator form={form} load={load} />;
}

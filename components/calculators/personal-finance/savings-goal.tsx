"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/personal-finance/savings-goal/form";

const load = () => import("@/lib/calc/personal-finance/savings-goal/report");

export default function SavingsGoalCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

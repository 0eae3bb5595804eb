"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/loan-affordability/form";

const load = () => import("@/lib/calc/education/loan-affordability/report");

export default function LoanAffordabilityCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

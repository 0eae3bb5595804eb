"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/mortgage-affordability/form";

const load = () => import("@/lib/calc/mortgage-real-estate/mortgage-affordability/report");

export default function MortgageAffordabilityCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

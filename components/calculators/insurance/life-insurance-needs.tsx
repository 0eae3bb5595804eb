"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/insurance/life-insurance-needs/form";

const load = () => import("@/lib/calc/insurance/life-insurance-needs/report");

export default function LifeInsuranceNeedsCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/insurance/disability-insurance-needs/form";

const load = () => import("@/lib/calc/insurance/disability-insurance-needs/report");

export default function DisabilityInsuranceNeedsCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

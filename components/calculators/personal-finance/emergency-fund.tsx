"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/personal-finance/emergency-fund/form";

const load = () => import("@/lib/calc/personal-finance/emergency-fund/report");

export default function EmergencyFundCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

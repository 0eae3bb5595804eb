"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/business-loan/form";

const load = () => import("@/lib/calc/business-finance/business-loan/report");

export default function BusinessLoanCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/amortization/form";

const load = () => import("@/lib/calc/loans-credit/amortization/report");

export default function AmortizationCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/mortgage/form";

const load = () => import("@/lib/calc/loans-credit/mortgage/report");

export default function MortgageCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

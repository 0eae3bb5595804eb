"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/business-finance/profit-margin/form";

const load = () => import("@/lib/calc/business-finance/profit-margin/report");

export default function ProfitMarginCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

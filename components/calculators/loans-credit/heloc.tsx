"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/loans-credit/heloc/form";

const load = () => import("@/lib/calc/loans-credit/heloc/report");

export default function HelocCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

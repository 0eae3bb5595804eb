"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/dividend/form";

const load = () => import("@/lib/calc/investment-retirement/dividend/report");

export default function DividendCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/pension/form";

const load = () => import("@/lib/calc/investment-retirement/pension/report");

export default function PensionCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

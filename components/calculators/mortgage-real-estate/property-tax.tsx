"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/property-tax/form";

const load = () => import("@/lib/calc/mortgage-real-estate/property-tax/report");

export default function PropertyTaxCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

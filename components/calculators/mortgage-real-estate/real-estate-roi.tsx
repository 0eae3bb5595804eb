"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/real-estate-roi/form";

const load = () => import("@/lib/calc/mortgage-real-estate/real-estate-roi/report");

export default function RealEstateRoiCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

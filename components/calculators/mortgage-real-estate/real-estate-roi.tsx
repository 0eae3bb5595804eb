"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/real-estate-roi/form";

const load = () => import("@/lib/calc/mortgage-real-estate/real-estate-roi/report");

export default function RealEstateRoiCalculator() {
  return <Calculator form={form} load={load} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/college-savings/form";

const load = () => import("@/lib/calc/education/college-savings/report");

export default function CollegeSavingsCalculator() {
  return <Calculator form={form} load={load} />;
}

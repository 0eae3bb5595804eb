"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/education/college-savings/form";

const load = () => import("@/lib/calc/education/college-savings/report");

export default function CollegeSavingsCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

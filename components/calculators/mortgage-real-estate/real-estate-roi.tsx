"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/mortgage-real-estate/real-estate-roi";

const load = () =>
  Promise.all([
    import("@/lib/calc/mortgage-real-estate/real-estate-roi"),
    import("@/lib/reports/mortgage-real-estate/real-estate-roi"),
  ]).then(([{ realEstateRoi: calculate }, { report }]) => ({ calculate, report }));

export default function RealEstateRoiCalculator() {
  return <Calculator form={form} load={load} />;
}

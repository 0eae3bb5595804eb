"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/mortgage-real-estate/real-estate-roi/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/mortgage-real-estate/real-estate-roi/calculation"),
    import("@/lib/calc/mortgage-real-estate/real-estate-roi/report"),
  ]).then(([{ realEstateRoi: calculate }, { report }]) => ({ calculate, report }));

export default function RealEstateRoiCalculator() {
  return <Calculator form={form} load={load} />;
}

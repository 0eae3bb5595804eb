"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/ira/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/ira/calculation"),
    import("@/lib/calc/investment-retirement/ira/report"),
  ]).then(([{ ira: calculate }, { report }]) => ({ calculate, report }));

export default function IraCalculator() {
  return <Calculator form={form} load={load} />;
}

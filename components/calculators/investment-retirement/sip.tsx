"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/sip/form";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/sip/calculation"),
    import("@/lib/calc/investment-retirement/sip/report"),
  ]).then(([{ sip: calculate }, { report }]) => ({ calculate, report }));

export default function SipCalculator() {
  return <Calculator form={form} load={load} />;
}

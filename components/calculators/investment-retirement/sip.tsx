"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/forms/investment-retirement/sip";

const load = () =>
  Promise.all([
    import("@/lib/calc/investment-retirement/sip"),
    import("@/lib/reports/investment-retirement/sip"),
  ]).then(([{ sip: calculate }, { report }]) => ({ calculate, report }));

export default function SipCalculator() {
  return <Calculator form={form} load={load} />;
}

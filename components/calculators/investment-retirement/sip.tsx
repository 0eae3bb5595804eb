"use client";

import { Calculator, type PageProps } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/sip/form";

const load = () => import("@/lib/calc/investment-retirement/sip/report");

export default function SipCalculator(props: PageProps) {
  return <Calculator {...props} form={form} load={load} />;
}

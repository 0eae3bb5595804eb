"use client";

import { Calculator } from "@/components/calculator/calculator";
import { form } from "@/lib/calc/investment-retirement/ira/form";

const load = () => import("@/lib/calc/investment-retirement/ira/report");

export default function IraCalculator() {
  return <Calculator form={form} load={load} />;
}

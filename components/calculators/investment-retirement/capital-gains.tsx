"use client";

import { Calculator } from "@/components/calculator/calculator";
import { capitalGains } from "@/lib/calc/investment-retirement/capital-gains";
import { form } from "@/lib/forms/investment-retirement/capital-gains";

const loadReport = () => import("@/lib/reports/investment-retirement/capital-gains");

export default function CapitalGainsCalculator() {
  return <Calculator form={form} calculate={capitalGains} loadReport={loadReport} />;
}

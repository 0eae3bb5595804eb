"use client";

import { Calculator } from "@/components/calculator/calculator";
import { mutualFund } from "@/lib/calc/investment-retirement/mutual-fund";
import { form } from "@/lib/forms/investment-retirement/mutual-fund";

const loadReport = () => import("@/lib/reports/investment-retirement/mutual-fund");

export default function MutualFundCalculator() {
  return <Calculator form={form} calculate={mutualFund} loadReport={loadReport} />;
}

"use client";

import { Calculator } from "@/components/calculator/calculator";
import { ToggleControl } from "@/components/calculator/toggle-control";
import { compoundInterest } from "@/lib/calc/investment-retirement/compound-interest";
import { form } from "@/lib/forms/investment-retirement/compound-interest";

const controls = { toggle: ToggleControl };

const loadReport = () => import("@/lib/reports/investment-retirement/compound-interest");

export default function CompoundInterestCalculator() {
  return (
    <Calculator
      form={form}
      calculate={compoundInterest}
      loadReport={loadReport}
      controls={controls}
    />
  );
}

import { defineForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

import type { BusinessRoiInput } from "./calculation";
import { cashFlowsForm } from "./options/cash-flows.form";
import { yearsForm } from "./options/years.form";

export const form = defineForm<BusinessRoiInput>()({
  id: "business-finance/business-roi",
  submit: "Calculate ROI",

  fields: {
    netProfit: money("Net profit", {
      min: -1_000_000_000_000,
      hint: "What it brought in minus everything it cost. Type a loss as -12,000.",
    }),
    investmentCost: money("Investment cost", {
      above: 0,
      hint: "All of it: purchase, setup, training.",
    }),
  },
  options: [cashFlowsForm, yearsForm],
});

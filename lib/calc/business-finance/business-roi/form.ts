import { defineForm, optionForm } from "@/lib/calculator/form/form";
import { money, years } from "@/lib/calculator/form/number-field";

import type { BusinessRoiInput } from "./calculation";
import { cashFlowsForm } from "./options/cash-flows.form";

export const yearsForm = optionForm({
  fields: {
    years: years("Time invested", {
      above: 0,
      blank: null,
      hint: "Used only for the annual return.",
    }),
  },
});

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

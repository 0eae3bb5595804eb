import { defineForm, optionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

import type { BreakEvenInput } from "./calculation";
import { expectedSalesForm } from "./options/expected-sales.form";

export const targetProfitForm = optionForm({
  fields: {
    targetProfit: money("Target profit", {
      blank: null,
      hint: "For the same month or year. Used only to find the sales you need for it.",
    }),
  },
});

export const form = defineForm<BreakEvenInput>()({
  id: "business-finance/break-even",
  submit: "Calculate Break-Even Point",

  fields: {
    fixedCosts: money("Fixed costs", {
      hint: "Rent, salaries, insurance: costs you pay no matter what you sell, for a month or a year.",
    }),
    variableCost: money("Variable cost per unit", {
      shareOf: "sellingPrice",
      hint: "What each additional unit costs: materials, packaging, card fees. In dollars, or as a percent of the price.",
    }),
    sellingPrice: money("Selling price per unit", { above: 0, hint: "Without sales tax." }),
  },
  options: [expectedSalesForm, targetProfitForm],
});

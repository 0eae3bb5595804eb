import { defineForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

import type { BreakEvenInput } from "./calculation";
import { expectedSalesForm } from "./options/expected-sales.form";
import { targetProfitForm } from "./options/target-profit.form";

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

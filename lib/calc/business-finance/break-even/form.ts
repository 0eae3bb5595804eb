import { defineForm } from "@/lib/calculator/definition";
import { money, number } from "@/lib/calculator/form/number-field";

import type { BreakEvenInput } from "./calculation";

export const form = defineForm<BreakEvenInput>({
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
    sold: number("Units you expect to sell", {
      above: 0,
      blank: null,
      advanced: true,
      hint: "In the same month or year as your fixed costs.",
    }),
    targetProfit: money("Target profit", {
      blank: null,
      advanced: true,
      hint: "For the same month or year. Used only to find the sales you need for it.",
    }),
  },
  optionGroups: { "Expected sales": ["sold"] },
});

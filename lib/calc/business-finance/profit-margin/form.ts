import { defineForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

import type { ProfitMarginInput } from "./calculation";
import { targetMarginForm } from "./options/target-margin.form";

export const form = defineForm<ProfitMarginInput>()({
  id: "business-finance/profit-margin",
  submit: "Calculate Profit Margin",

  fields: {
    revenue: money("Revenue", {
      above: 0,
      hint: "For a period, or the price of one item. Costs must be for the same period or item.",
    }),
    cogs: money("Cost of goods sold", {
      shareOf: "revenue",
      hint: "What the goods themselves cost you. In dollars, or as a percent of revenue.",
    }),
    operatingExpenses: money("Operating expenses", {
      blank: 0,
      shareOf: "revenue",
      hint: "Rent, wages, advertising and the like. In dollars, or as a percent of revenue.",
    }),
  },
  options: [targetMarginForm],
});

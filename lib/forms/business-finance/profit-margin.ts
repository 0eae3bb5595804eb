import type { ProfitMarginInput } from "@/lib/calc/business-finance/profit-margin";
import { defineForm } from "@/lib/calculator/definition";
import { money, percent } from "@/lib/calculator/fields";

export const form = defineForm<ProfitMarginInput>({
  id: "business-finance/profit-margin",
  submit: "Calculate Profit Margin",

  fields: {
    revenue: money("Revenue", {
      above: 0,
      hint: "Of a period, or the price of one item. The costs must be for the same.",
    }),
    cogs: money("Cost of goods sold", { hint: "What the goods themselves cost you." }),
    operatingExpenses: money("Operating expenses", {
      blank: 0,
      hint: "Rent, wages, advertising and the like.",
    }),
    targetMargin: percent("Target gross margin", {
      below: 100,
      blank: null,
      extra: true,
      hint: "Gives the price it takes, and changes nothing else.",
    }),
  },
});

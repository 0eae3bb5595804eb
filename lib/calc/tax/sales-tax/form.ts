import { defineForm } from "@/lib/calculator/definition";
import { money, percent } from "@/lib/calculator/form/number-field";

import type { SalesTaxInput } from "./calculation";

export const form = defineForm<SalesTaxInput>({
  id: "tax/sales-tax",
  submit: "Calculate Sales Tax",

  fields: {
    purchaseAmount: money("Purchase amount", {
      hint: "Before tax. The result also splits a total that includes tax.",
    }),
    taxRate: percent("Sales tax rate", {
      plausible: { max: 20 },
      hint: "State and local rates added up: 6.25% and 2% are 8.25.",
    }),
  },
});

import { defineForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";

import type { SalesTaxInput } from "./calculation";

export const form = defineForm<SalesTaxInput>()({
  id: "tax/sales-tax",
  submit: "Calculate Sales Tax",

  fields: {
    purchaseAmount: money("Purchase amount", {
      hint: "Before tax. Or enter a total that includes tax, and the result splits it.",
    }),
    taxRate: percent("Sales tax rate", {
      typical: "salesTax",
      plausible: { max: 20 },
      hint: "State and local rates added up. For 6.25% and 2%, enter 8.25.",
    }),
  },
});

import { defineForm } from "@/lib/calculator/form/form";
import { integer, money, number } from "@/lib/calculator/form/number-field";

import type { DividendInput } from "./calculation";
import { sharePriceForm } from "./options/share-price.form";

export const form = defineForm<DividendInput>()({
  id: "investment-retirement/dividend",
  submit: "Calculate Dividend Income",

  fields: {
    shares: number("Number of shares", { above: 0 }),
    dividendPerShare: money("Dividend per share", {
      hint: "Per payment, not for the whole year.",
    }),
    frequency: integer("Payments per year", {
      initial: 4,
      above: 0,
      hint: "4 if paid quarterly, 12 if monthly.",
    }),
  },
  options: [sharePriceForm],
});

import { defineForm } from "@/lib/calculator/definition";
import { itemRows } from "@/lib/calculator/form/item-rows";
import { integer, money, percent } from "@/lib/calculator/form/number-field";
import { rows, signedAmount, text, wholeNumber } from "@/lib/calculator/form/rows-field";

import type { CashFlowForecastInput } from "./calculation";

/** As many months as can be forecast. */
const mostMonths = 24;

const keepsOne = "At least one flow item is required.";

export const form = defineForm<CashFlowForecastInput>({
  id: "business-finance/cash-flow-forecast",
  submit: "Calculate Cash Flow Forecast",

  fields: {
    startingBalance: money("Starting balance", { hint: "Cash in the bank on the first day." }),
    months: integer("Forecast months", { initial: 6, min: 1, max: mostMonths }),
    inflows: itemRows("Monthly inflows", {
      item: "Inflow",
      hint: "What comes in during a month.",
      initial: [{ description: "Sales Revenue" }],
      keepsOne,
    }),
    outflows: itemRows("Monthly outflows", {
      item: "Outflow",
      hint: "What goes out in a month, including your own draw.",
      initial: [{ description: "Rent" }],
      keepsOne,
    }),
    growth: percent("Growth of inflows", {
      above: -100,
      blank: 0,
      advanced: true,
      hint: "Percent a month, from the second month on. Type a decline as -2.",
    }),
    paymentDays: integer("Days until customers pay", {
      max: 365,
      blank: 0,
      advanced: true,
      hint: "From the sale to the money. Your inflows then arrive that much later.",
    }),
    oneOffs: rows("One-time items", {
      item: "One-time item",
      hint: "What comes in or goes out once, and in which month of the forecast. Type what goes out as -5,000.",
      columns: {
        name: text("Name"),
        amount: signedAmount(),
        month: wholeNumber("Month", { min: 1, max: mostMonths }),
      },
      advanced: true,
    }),
  },
  optionGroups: { "Growth, delays and one-time items": ["growth", "paymentDays", "oneOffs"] },
});

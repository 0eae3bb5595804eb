import { defineForm } from "@/lib/calculator/form/form";
import { itemRows } from "@/lib/calculator/form/item-rows";
import { integer, money } from "@/lib/calculator/form/number-field";

import type { CashFlowForecastInput } from "./calculation";
import { changingMonthsForm, mostMonths } from "./options/changing-months.form";

const keepsOne = "At least one flow item is required.";

export const form = defineForm<CashFlowForecastInput>()({
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
  },
  options: [changingMonthsForm],
});

import { defineForm } from "@/lib/calculator/definition";
import { itemRows } from "@/lib/calculator/form/item-rows";

import type { CashFlowInput } from "./calculation";

export const form = defineForm<CashFlowInput>({
  id: "personal-finance/cash-flow",
  submit: "Calculate Cash Flow",

  fields: {
    inflows: itemRows("Cash inflows", {
      item: "Inflow",
      hint: "Money that comes in during the period: a week, a month or a year.",
    }),
    outflows: itemRows("Cash outflows", {
      item: "Outflow",
      hint: "Money that goes out in the same period.",
    }),
  },
});

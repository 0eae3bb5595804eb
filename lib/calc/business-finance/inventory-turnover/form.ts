import { defineForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

import type { InventoryTurnoverInput } from "./calculation";

export const form = defineForm<InventoryTurnoverInput>()({
  id: "business-finance/inventory-turnover",
  submit: "Calculate Inventory Turnover",

  fields: {
    cogs: money("Cost of goods sold", { hint: "For a full year, at your cost." }),
    averageInventory: money("Average inventory", {
      above: 0,
      hint: "Also at cost: the average of beginning and ending inventory.",
    }),
  },
});

import { defineForm } from "@/lib/calculator/definition";
import { itemRows } from "@/lib/calculator/form/item-rows";
import { months } from "@/lib/calculator/form/number-field";

import type { StartupCostsInput } from "./calculation";

const keepsOne = "At least one cost item is required.";

export const form = defineForm<StartupCostsInput>({
  id: "business-finance/startup-costs",
  submit: "Calculate Startup Costs",

  fields: {
    oneTimeCosts: itemRows("One-time costs", {
      item: "One-time cost",
      hint: "Paid once to open: equipment, deposits, licenses, opening inventory.",
      keepsOne,
    }),
    monthlyCosts: itemRows("Monthly costs", {
      item: "Monthly cost",
      hint: "Paid every month after that, with or without sales.",
      keepsOne,
    }),
    reserveMonths: months("Months of reserve", {
      initial: 3,
      hint: "How long the business should be able to pay its costs without sales.",
    }),
  },
});

import { defineForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

import type { EbitdaInput } from "./calculation";
import { addBacksForm } from "./options/add-backs.form";
import { revenueForm } from "./options/revenue.form";

export const form = defineForm<EbitdaInput>()({
  id: "business-finance/ebitda",
  submit: "Calculate EBITDA",

  fields: {
    netIncome: money("Net income", {
      min: -1_000_000_000_000,
      hint: "The bottom line, after every cost. Type a loss as -12,000.",
    }),
    interest: money("Interest expense"),
    taxes: money("Income taxes", { hint: "Not payroll, sales or property taxes." }),
    depreciation: money("Depreciation", { hint: "On equipment, vehicles and buildings." }),
    amortization: money("Amortization", { hint: "On intangibles, such as patents or goodwill." }),
  },
  options: [addBacksForm, revenueForm],
});

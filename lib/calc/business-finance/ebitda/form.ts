import { defineForm } from "@/lib/calculator/definition";
import { money, number } from "@/lib/calculator/form/number-field";
import { rows, signedAmount, text } from "@/lib/calculator/form/rows-field";

import type { EbitdaInput } from "./calculation";

export const form = defineForm<EbitdaInput>({
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
    addBacks: rows("Add-backs", {
      item: "Add-back",
      hint: "Costs that a new owner would not have: your pay above a manager’s, a one-time lawsuit. Type what a new owner would pay more as -12,000.",
      columns: { description: text("Description"), amount: signedAmount() },
      advanced: true,
    }),
    multiple: number("EBITDA multiple", {
      above: 0,
      max: 100,
      blank: null,
      advanced: true,
      hint: "What businesses like yours sell for, such as 3 times EBITDA. A broker knows it.",
    }),
    revenue: money("Revenue", {
      above: 0,
      blank: null,
      advanced: true,
      hint: "For the same period. Used only for the EBITDA margin.",
    }),
  },
  optionGroups: { "Add-backs and value": ["addBacks", "multiple"] },
});

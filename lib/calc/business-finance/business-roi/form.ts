import { defineForm } from "@/lib/calculator/definition";
import { money, rate, years } from "@/lib/calculator/form/number-field";
import { rows, signedAmount } from "@/lib/calculator/form/rows-field";

import type { BusinessRoiInput } from "./calculation";

export const form = defineForm<BusinessRoiInput>({
  id: "business-finance/business-roi",
  submit: "Calculate ROI",

  fields: {
    netProfit: money("Net profit", {
      min: -1_000_000_000_000,
      hint: "What it brought in minus everything it cost. Type a loss as -12,000.",
    }),
    investmentCost: money("Investment cost", {
      above: 0,
      hint: "All of it: purchase, setup, training.",
    }),
    cashFlows: rows("Cash flows by year", {
      item: "Year",
      hint: "What it brings in each year, after the costs of that year. The first row is the first year. Type a loss as -12,000.",
      columns: { amount: signedAmount("Cash flow") },
      advanced: true,
    }),
    discountRate: rate("Discount rate", {
      blank: null,
      advanced: true,
      hint: "What the money could earn elsewhere at the same risk, a year.",
    }),
    years: years("Time invested", {
      above: 0,
      blank: null,
      advanced: true,
      hint: "Used only for the annual return.",
    }),
  },
  optionGroups: { "Cash flows by year": ["cashFlows", "discountRate"] },
});

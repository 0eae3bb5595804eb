import { defineForm, optionForm } from "@/lib/calculator/form/form";
import { inflationField } from "@/lib/calculator/form/inflation-field";
import { money, percent, rate, years } from "@/lib/calculator/form/number-field";

import type { MutualFundInput } from "./calculation";

export const expenseRatioForm = optionForm({
  fields: {
    expenseRatio: percent("Expense ratio", {
      plausible: { max: 5 },
      blank: 0,
      max: 100,
      hint: "The fund’s yearly costs, from its prospectus. We subtract it from the return.",
    }),
  },
});

export const inflationForm = optionForm({
  fields: {
    inflation: inflationField(),
  },
});

export const form = defineForm<MutualFundInput>()({
  id: "investment-retirement/mutual-fund",
  submit: "Calculate Mutual Fund Returns",

  fields: {
    monthlyInvestment: money("Monthly investment", { above: 0 }),
    annualReturn: rate("Expected annual return", {
      hint: "Before the expense ratio, if you enter one under More options.",
    }),
    years: years("Investment period", { above: 0 }),
  },
  options: [expenseRatioForm, inflationForm],
});

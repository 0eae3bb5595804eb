import { defineForm } from "@/lib/calculator/form/form";
import { integer, money, rate } from "@/lib/calculator/form/number-field";
import { inflationForm } from "@/lib/subjects/inflation/inflation.form";

import { marketHistoryForm } from "@/lib/subjects/market-history/market-history.form";

import type { PlanGrowthInput } from "./calculation";
import { rothRolloverForm } from "./options/roth-rollover.form";
import { schoolCostsForm } from "./options/school-costs.form";
import { stateDeductionForm } from "./options/state-deduction.form";

export const form = defineForm<PlanGrowthInput>()({
  id: "education/529-plan-growth",
  submit: "Calculate 529 Plan Growth",

  fields: {
    currentBalance: money("Current 529 balance", { initial: 0, blank: 0 }),
    monthlyContribution: money("Monthly contribution"),
    years: integer("Years until college", {
      plausible: { max: 25 },
      above: 0,
      max: 1_000,
      suggested: { min: 1 },
      hint: "In whole years.",
    }),
    annualReturn: rate("Expected annual return", {
      initial: 7,
      hint: "Your assumption, after the plan’s fees.",
    }),
  },
  options: [
    stateDeductionForm,
    schoolCostsForm,
    rothRolloverForm,
    marketHistoryForm,
    inflationForm,
  ],
});

import { defineForm } from "@/lib/calculator/form/form";
import { age, money, rate } from "@/lib/calculator/form/number-field";
import { inflationForm } from "@/lib/subjects/inflation/inflation.form";
import { marketHistoryForm } from "@/lib/subjects/market-history/market-history.form";
import { requiredDistributionsForm } from "@/lib/subjects/required-distributions/required-distributions.form";
import { rothOrTraditionalForm } from "@/lib/subjects/roth-or-traditional/roth-or-traditional.form";

import type { IraInput } from "./calculation";
import { incomeLimitsForm } from "./options/income-limits.form";

export const form = defineForm<IraInput>()({
  id: "investment-retirement/ira",
  submit: "Calculate IRA Balance",

  fields: {
    currentBalance: money("Current IRA balance", { initial: 0, blank: 0 }),
    annualContribution: money("Annual contribution", {
      hint: "To all your traditional and Roth IRAs combined.",
    }),
    annualReturn: rate("Annual return"),
    currentAge: age("Current age", { above: 0 }),
    retirementAge: age("Retirement age"),
  },
  options: [
    incomeLimitsForm,
    requiredDistributionsForm,
    rothOrTraditionalForm,
    marketHistoryForm,
    inflationForm,
  ],
});

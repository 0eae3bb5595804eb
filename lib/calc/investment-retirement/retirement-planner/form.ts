import { defineForm } from "@/lib/calculator/form/form";
import { age, money, percent, rate } from "@/lib/calculator/form/number-field";

import { marketHistoryForm } from "@/lib/subjects/market-history/market-history.form";

import type { RetirementPlannerInput } from "./calculation";
import { otherIncomeForm } from "./options/other-income.form";
import { planForm } from "./options/plan.form";
import { socialSecurityForm } from "./options/social-security.form";
import { stateForm, taxesForm } from "./options/taxes.form";

export const form = defineForm<RetirementPlannerInput>()({
  id: "investment-retirement/retirement-planner",
  submit: "Calculate Retirement Plan",

  fields: {
    currentAge: age("Current age", { above: 0 }),
    retirementAge: age("Retirement age"),
    currentSavings: money("Current savings"),
    monthlyContribution: money("Monthly contribution"),
    investmentReturn: rate("Annual investment return"),
    inflation: rate("Annual inflation", { typical: "inflation", initial: 3 }),
    desiredAnnualIncome: money("Desired annual income", {
      hint: "What you want to spend a year, in today’s dollars.",
    }),
    withdrawalRate: percent("Withdrawal rate", {
      initial: 4,
      above: 0,
      hint: "Of your savings, in the first year.",
    }),
  },
  options: [socialSecurityForm, otherIncomeForm, planForm, marketHistoryForm, taxesForm, stateForm],
  groups: {
    "Your ages": ["currentAge", "retirementAge"],
    "Your savings": ["currentSavings", "monthlyContribution", "investmentReturn"],
    "Your income in retirement": ["inflation", "desiredAnnualIncome", "withdrawalRate"],
  },
});

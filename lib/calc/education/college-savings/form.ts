import { defineForm } from "@/lib/calculator/form/form";
import { age, money, rate } from "@/lib/calculator/form/number-field";

import { marketHistoryForm } from "@/lib/subjects/market-history/market-history.form";

import type { CollegeSavingsInput } from "./calculation";
import { collegePlanForm } from "./options/college-plan.form";

export const form = defineForm<CollegeSavingsInput>()({
  id: "education/college-savings",
  submit: "Calculate College Savings",

  fields: {
    childAge: age("Child’s current age", { hint: "0 for a newborn." }),
    collegeAge: age("Age when college starts", { initial: 18 }),
    currentSavings: money("Current savings", { initial: 0, blank: 0 }),
    annualCost: money("Annual college cost today", {
      typical: "collegeCost",
      above: 0,
      hint: "Everything you plan to pay for: tuition, housing, food, books.",
    }),
    costInflation: rate("Annual increase in college costs", { initial: 5 }),
    annualReturn: rate("Annual return on savings", {
      initial: 7,
      hint: "Your assumption, after fees.",
    }),
    monthlyContribution: money("Monthly contribution", {
      blank: null,
      unreadable: null,
      hint: "Leave it blank to find out what you need to save.",
    }),
  },
  options: [collegePlanForm, marketHistoryForm],
  groups: {
    "Where you stand": ["childAge", "collegeAge", "currentSavings"],
    "The cost": ["annualCost", "costInflation"],
    "Saving for it": ["annualReturn", "monthlyContribution"],
  },
});

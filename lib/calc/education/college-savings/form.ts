import { defineForm } from "@/lib/calculator/definition";
import { age, money, rate } from "@/lib/calculator/form/number-field";

import type { CollegeSavingsInput } from "./calculation";

export const form = defineForm<CollegeSavingsInput>({
  id: "education/college-savings",
  submit: "Calculate College Savings",

  fields: {
    childAge: age("Child’s current age", { suggested: { min: 1 }, hint: "0 for a newborn." }),
    collegeAge: age("Age when college starts", { suggested: { min: 1 }, initial: 18 }),
    currentSavings: money("Current savings", { initial: 0, blank: 0 }),
    annualCost: money("Cost of a year of college today", {
      above: 0,
      hint: "All of what you mean to pay: tuition, housing, food, books.",
    }),
    costInflation: rate("Rise in college costs a year", { initial: 5 }),
    annualReturn: rate("Return on savings a year", {
      initial: 7,
      hint: "After fees. It is an assumption.",
    }),
    monthlyContribution: money("Monthly contribution", {
      blank: null,
      unreadable: null,
      hint: "Leave it blank to find out what you need to save.",
    }),
  },
  groups: {
    "Where you stand": ["childAge", "collegeAge", "currentSavings"],
    "The cost": ["annualCost", "costInflation"],
    "Saving for it": ["annualReturn", "monthlyContribution"],
  },
});

import { defineForm } from "@/lib/calculator/definition";
import { inflationField } from "@/lib/calculator/form/inflation-field";
import { age, money, percent, rate } from "@/lib/calculator/form/number-field";

import type { Retirement401kInput } from "./calculation";

export const form = defineForm<Retirement401kInput>({
  id: "investment-retirement/401k",
  submit: "Calculate 401(k) Balance",

  fields: {
    currentBalance: money("Current 401(k) balance", { initial: 0, blank: 0 }),
    annualSalary: money("Annual salary", {
      plausible: { min: 1_000 },
      blank: 0,
      hint: "Before tax. Needed to work out a match that is limited to a part of it.",
    }),
    annualContribution: money("Your contribution a year", {
      shareOf: "annualSalary",
      hint: "In dollars, or as a percent of your salary: 6%.",
    }),
    employerMatch: percent("Employer match", {
      initial: 0,
      blank: 0,
      hint: "Of what you contribute: 50 is 50 cents on the dollar.",
    }),
    matchLimit: percent("Match limit", {
      initial: 6,
      blank: 0,
      hint: "Percent of salary up to which you are matched. Blank or 0 is no limit.",
    }),
    annualReturn: rate("Annual return"),
    currentAge: age("Current age", { above: 0 }),
    retirementAge: age("Retirement age", { suggested: { min: 1 } }),
    inflation: inflationField(),
  },
  groups: {
    "Your account": ["currentBalance", "annualSalary", "annualContribution"],
    "Your employer’s match": ["employerMatch", "matchLimit"],
    "The years until retirement": ["annualReturn", "currentAge", "retirementAge"],
  },
});

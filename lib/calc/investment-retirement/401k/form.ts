import { defineForm } from "@/lib/calculator/form/form";
import { age, money, percent, rate } from "@/lib/calculator/form/number-field";
import { inflationForm } from "@/lib/subjects/inflation/inflation.form";
import { marketHistoryForm } from "@/lib/subjects/market-history/market-history.form";
import { requiredDistributionsForm } from "@/lib/subjects/required-distributions/required-distributions.form";
import { rothOrTraditionalForm } from "@/lib/subjects/roth-or-traditional/roth-or-traditional.form";

import type { Retirement401kInput } from "./calculation";
import { raisesForm } from "./options/raises.form";
import { saversCreditForm } from "./options/savers-credit.form";

export const form = defineForm<Retirement401kInput>()({
  id: "investment-retirement/401k",
  submit: "Calculate 401(k) Balance",

  fields: {
    currentBalance: money("Current 401(k) balance", { initial: 0, blank: 0 }),
    annualSalary: money("Annual salary", {
      plausible: { min: 1_000 },
      blank: 0,
      hint: "Before tax. Needed if the match has a limit.",
    }),
    annualContribution: money("Annual contribution", {
      shareOf: "annualSalary",
      replacedBy: ["contributionPercent"],
      hint: "In dollars, or as a percentage of your salary, such as 6%.",
    }),
    employerMatch: percent("Employer match", {
      initial: 0,
      blank: 0,
      hint: "Enter 50 for 50 cents on each dollar you put in.",
    }),
    matchLimit: percent("Match limit", {
      initial: 6,
      blank: 0,
      hint: "The percentage of salary your employer matches. Blank or 0 means no limit.",
    }),
    annualReturn: rate("Annual return"),
    currentAge: age("Current age", { above: 0 }),
    retirementAge: age("Retirement age"),
  },
  groups: {
    "Your account": ["currentBalance", "annualSalary", "annualContribution"],
    "Your employer’s match": ["employerMatch", "matchLimit"],
    "The years until retirement": ["annualReturn", "currentAge", "retirementAge"],
  },
  options: [
    raisesForm,
    saversCreditForm,
    requiredDistributionsForm,
    rothOrTraditionalForm,
    marketHistoryForm,
    inflationForm,
  ],
});

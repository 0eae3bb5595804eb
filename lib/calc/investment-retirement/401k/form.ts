import { defineForm } from "@/lib/calculator/definition";
import { birthYearField } from "@/lib/calculator/form/birth-year-field";
import { inflationField } from "@/lib/calculator/form/inflation-field";
import { filingStatusField } from "@/lib/calculator/form/law-fields";
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
    contributionPercent: percent("Contribution, in percent of salary", {
      blank: null,
      max: 100,
      advanced: true,
      hint: "Replaces the contribution above.",
    }),
    salaryGrowth: percent("Raise each year", {
      blank: 0,
      plausible: { max: 15 },
      advanced: true,
      hint: "Your contribution and the match rise with your salary.",
    }),
    modifiedIncome: money("Modified adjusted gross income", {
      blank: null,
      advanced: true,
      hint: "Your AGI, after what you contribute before tax, with your spouse’s on a joint return.",
    }),
    filingStatus: filingStatusField(),
    birthYear: birthYearField(),
    inflation: inflationField(),
  },
  groups: {
    "Your account": ["currentBalance", "annualSalary", "annualContribution"],
    "Your employer’s match": ["employerMatch", "matchLimit"],
    "The years until retirement": ["annualReturn", "currentAge", "retirementAge"],
  },
  optionGroups: {
    "Raises and savings rate": ["contributionPercent", "salaryGrowth"],
    "Saver’s credit and IRA": ["modifiedIncome", "filingStatus"],
    "Required distributions": ["birthYear"],
  },
});

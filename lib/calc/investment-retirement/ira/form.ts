import { defineForm } from "@/lib/calculator/definition";
import { birthYearField } from "@/lib/calculator/form/birth-year-field";
import { select } from "@/lib/calculator/form/choice-field";
import { inflationField } from "@/lib/calculator/form/inflation-field";
import { filingStatusField } from "@/lib/calculator/form/law-fields";
import { age, money, percent, rate } from "@/lib/calculator/form/number-field";

import type { IraInput } from "./calculation";

const taxRate = { blank: null, max: 100, advanced: true } as const;

export const form = defineForm<IraInput>({
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
    modifiedIncome: money("Modified adjusted gross income", {
      blank: null,
      advanced: true,
      hint: "Your AGI before any IRA deduction, with your spouse’s on a joint return.",
    }),
    filingStatus: filingStatusField(),
    coveredByPlan: select("Covered by a plan at work", {
      options: { no: "No", yes: "Yes", spouse: "Only my spouse" },
      initial: "no",
      advanced: true,
    }),
    birthYear: birthYearField(),
    rateNow: percent("Tax rate now", {
      ...taxRate,
      hint: "Federal and state, on your next dollar.",
    }),
    rateLater: percent("Tax rate in retirement", taxRate),
    inflation: inflationField(),
  },
  optionGroups: {
    "Income limits": ["modifiedIncome", "filingStatus", "coveredByPlan"],
    "Required distributions": ["birthYear"],
    "Roth or traditional": ["rateNow", "rateLater"],
  },
});

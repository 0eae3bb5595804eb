import { defineForm } from "@/lib/calculator/definition";
import { money, percent } from "@/lib/calculator/form/number-field";

import type { DisabilityInsuranceNeedsInput } from "./calculation";

export const form = defineForm<DisabilityInsuranceNeedsInput>({
  id: "insurance/disability-insurance-needs",
  submit: "Calculate Disability Insurance Needs",

  fields: {
    monthlyIncome: money("Gross monthly income", { hint: "Before tax." }),
    replacementPercent: percent("Income to replace", {
      initial: 60,
      above: 0,
      max: 100,
      hint: "Percent of gross income.",
    }),
    essentialExpenses: money("Essential monthly expenses", {
      hint: "What you would still have to pay: housing, food, insurance, debts.",
    }),
    otherIncome: money("Other monthly income", {
      initial: 0,
      blank: 0,
      hint: "What would continue if you could not work, such as a partner’s pay.",
    }),
    existingBenefit: money("Existing monthly disability benefit", {
      initial: 0,
      blank: 0,
      shareOf: "monthlyIncome",
      hint: "From insurance you have, including through your job. In dollars, or as a percent of your income: 60%.",
    }),
    liquidSavings: money("Liquid savings", {
      initial: 0,
      blank: 0,
      hint: "Does not change the benefit. Shows how long your savings would bridge the wait for it.",
    }),
  },
});

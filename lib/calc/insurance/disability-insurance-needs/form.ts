import { defineForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";

import type { DisabilityInsuranceNeedsInput } from "./calculation";
import { ssdiForm } from "./options/ssdi.form";
import { waitingPeriodForm } from "./options/waiting-period.form";

export const form = defineForm<DisabilityInsuranceNeedsInput>()({
  id: "insurance/disability-insurance-needs",
  submit: "Calculate Disability Insurance Needs",

  fields: {
    monthlyIncome: money("Gross monthly income", { hint: "Before tax." }),
    replacementPercent: percent("Income to replace", {
      initial: 60,
      above: 0,
      max: 100,
      hint: "As a percentage of gross income.",
    }),
    essentialExpenses: money("Essential monthly expenses", {
      hint: "What you would still have to pay, such as housing, food, insurance and debts.",
    }),
    otherIncome: money("Other monthly income", {
      initial: 0,
      blank: 0,
      hint: "Income you’d still have if you couldn’t work, such as a partner’s pay.",
    }),
    existingBenefit: money("Existing monthly disability benefit", {
      initial: 0,
      blank: 0,
      shareOf: "monthlyIncome",
      hint: "From insurance you have, including through your job. In dollars, or as a percentage of your income, such as 60%.",
    }),
    liquidSavings: money("Liquid savings", {
      initial: 0,
      blank: 0,
      hint: "Doesn’t change the benefit. Shows how long your savings would last while you wait for it.",
    }),
  },
  options: [waitingPeriodForm, ssdiForm],
});

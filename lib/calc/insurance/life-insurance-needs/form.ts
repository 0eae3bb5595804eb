import { defineForm } from "@/lib/calculator/form/form";
import { money, years } from "@/lib/calculator/form/number-field";

import type { LifeInsuranceNeedsInput } from "./calculation";
import { familyIncomeForm } from "./options/family-income.form";
import { finalExpensesForm } from "./options/final-expenses.form";
import { presentValueForm } from "./options/present-value.form";

export const form = defineForm<LifeInsuranceNeedsInput>()({
  id: "insurance/life-insurance-needs",
  submit: "Calculate Life Insurance Needs",

  fields: {
    annualIncome: money("Annual income", {
      plausible: { min: 1_000 },
      hint: "The income your family would lose.",
    }),
    years: years("Years to replace it", {
      initial: 10,
      above: 0,
      hint: "Until the youngest child is grown, for example.",
    }),
    debts: money("Debts other than the mortgage", { hint: "Cards, cars and other loans." }),
    mortgageBalance: money("Mortgage balance"),
    educationCosts: money("Education costs", { hint: "For all children combined." }),
    savings: money("Savings", {
      initial: 0,
      blank: 0,
      hint: "What your family could live on. Leave out money they couldn’t spend.",
    }),
    existingInsurance: money("Existing life insurance", {
      initial: 0,
      blank: 0,
      hint: "All policies combined, including any through work.",
    }),
  },
  options: [presentValueForm, familyIncomeForm, finalExpensesForm],
  groups: {
    "Income to replace": ["annualIncome", "years"],
    "Debts and costs to pay": ["debts", "mortgageBalance", "educationCosts"],
    "What you already have": ["savings", "existingInsurance"],
  },
});

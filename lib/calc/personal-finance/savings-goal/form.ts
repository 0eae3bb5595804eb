import { defineForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { savingsPlanForm } from "@/lib/subjects/savings-plan/savings-plan.form";

import type { SavingsGoalInput } from "./calculation";

export const form = defineForm<SavingsGoalInput>()({
  id: "personal-finance/savings-goal",
  submit: "Calculate Time to Goal",

  fields: {
    targetAmount: money("Target amount", { above: 0 }),
    currentSavings: money("Current savings", {
      blank: 0,
      hint: "Already set aside for this goal.",
    }),
    monthlyContribution: money("Monthly contribution", { above: 0 }),
  },
  options: [savingsPlanForm],
});

import type { HealthPremiumInput } from "@/lib/calc/insurance/health-premium-estimator";
import { select } from "@/lib/calculator/choice-field";
import { defineForm } from "@/lib/calculator/definition";
import { integer, money } from "@/lib/calculator/fields";
import { textField } from "@/lib/calculator/text-field";

export const form = defineForm<HealthPremiumInput>({
  id: "insurance/health-premium-estimator",
  submit: "Estimate Health Premium",

  fields: {
    age: integer("Age", { above: 0, max: 150, hint: "In whole years." }),
    location: textField("State or ZIP code", {
      hint: "It does not change the estimate. Under the law, Alaska and Hawaii have poverty lines of their own.",
    }),
    annualIncome: money("Annual household income", {
      hint: "Before tax, of everybody on the tax return.",
    }),
    familySize: integer("Family size", {
      initial: 1,
      above: 0,
      hint: "You, your spouse and your dependents on one tax return, covered or not.",
    }),
    coverageLevel: select("Coverage level", {
      options: { bronze: "Bronze", silver: "Silver", gold: "Gold", platinum: "Platinum" },
    }),
    lawBenchmarkPremium: money("Benchmark premium a month", {
      blank: null,
      extra: true,
      hint: "The second-lowest silver plan for your household, as HealthCare.gov shows it. Changes only the credit under the law.",
    }),
  },
});

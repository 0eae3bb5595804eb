import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const benchmarkPremiumForm = {
  fields: {
    lawBenchmarkPremium: money("Monthly benchmark premium", {
      blank: null,
      hint: "The second-lowest-cost silver plan for your household, from HealthCare.gov. Changes only the credit.",
    }),
  },
} satisfies OptionForm;

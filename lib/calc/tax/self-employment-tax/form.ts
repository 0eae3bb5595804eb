import { defineForm } from "@/lib/calculator/definition";
import { lawStatusField, lawYearField } from "@/lib/calculator/form/law-fields";
import { money } from "@/lib/calculator/form/number-field";

import type { SelfEmploymentTaxInput } from "./calculation";

export const form = defineForm<SelfEmploymentTaxInput>({
  id: "tax/self-employment-tax",
  submit: "Calculate Self-Employment Tax",

  fields: {
    netEarnings: money("Net earnings from self-employment", {
      hint: "Your profit for the year: business income minus expenses.",
    }),
    lawFilingStatus: lawStatusField(),
    lawWages: money("Wages in the same year", {
      initial: 0,
      blank: 0,
      advanced: true,
      hint: "Your own wages from a job. Changes only the results under the law.",
    }),
    lawYear: lawYearField(),
  },
});

import { defineForm } from "@/lib/calculator/definition";
import { money, percent } from "@/lib/calculator/form/number-field";

import type { PropertyTaxInput } from "./calculation";

export const form = defineForm<PropertyTaxInput>({
  id: "mortgage-real-estate/property-tax",
  submit: "Calculate Property Tax",

  fields: {
    marketValue: money("Market value", { plausible: { min: 5_000 }, above: 0 }),
    taxRate: percent("Tax rate a year", {
      plausible: { max: 10 },
      hint: "Of all local taxes together. Divide mills by 10: 12 mills is 1.2%.",
    }),
    assessmentRatio: percent("Assessment ratio", {
      initial: 100,
      above: 0,
      max: 100,
      hint: "The part of the market value that is taxed, as on your assessment.",
    }),
  },
});

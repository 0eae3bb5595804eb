import { defineForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";

import type { PropertyTaxInput } from "./calculation";
import { exemptionForm } from "./options/exemption.form";
import { yearsForm } from "./options/years.form";

export const form = defineForm<PropertyTaxInput>()({
  id: "mortgage-real-estate/property-tax",
  submit: "Calculate Property Tax",

  fields: {
    marketValue: money("Market value", { plausible: { min: 5_000 }, above: 0 }),
    taxRate: percent("Annual tax rate", {
      typical: "propertyTax",
      plausible: { max: 10 },
      hint: "All local taxes combined. Divide mills by 10: 12 mills is 1.2%.",
    }),
    assessmentRatio: percent("Assessment ratio", {
      initial: 100,
      above: 0,
      max: 100,
      hint: "The share of the market value that is taxed. See your assessment notice.",
    }),
  },
  options: [exemptionForm, yearsForm],
});

import { defineForm, type OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { lawYearField } from "@/lib/subjects/federal-law/law-fields";
import { onlyStateForm } from "@/lib/subjects/state-tax/state-tax.form";

import type { SelfEmploymentTaxInput } from "./calculation";
import { estimatedPaymentsForm } from "./options/estimated-payments.form";
import { householdForm } from "./options/household.form";

export const lawYearForm = {
  fields: {
    lawYear: lawYearField(),
  },
} satisfies OptionForm;

export const form = defineForm<SelfEmploymentTaxInput>()({
  id: "tax/self-employment-tax",
  submit: "Calculate Self-Employment Tax",

  fields: {
    netEarnings: money("Net earnings from self-employment", {
      hint: "Your profit for the year: business income minus expenses.",
    }),
  },
  options: [onlyStateForm, householdForm, estimatedPaymentsForm, lawYearForm],
});

import { defineForm } from "@/lib/calculator/definition";
import { select } from "@/lib/calculator/form/choice-field";
import { lawYearField, otherLawStatusField } from "@/lib/calculator/form/law-fields";
import { money } from "@/lib/calculator/form/number-field";

import type { IncomeTaxInput } from "./calculation";

export const form = defineForm<IncomeTaxInput>({
  id: "tax/income-tax",
  submit: "Calculate Income Tax",

  fields: {
    grossIncome: money("Gross annual income", { plausible: { min: 1_000 } }),
    filingStatus: select("Filing status", {
      options: { single: "Single", marriedFilingJointly: "Married filing jointly" },
      initial: "single",
      hint: "For a qualifying surviving spouse, choose Married filing jointly.",
    }),
    itemizedDeductions: money("Itemized deductions", {
      min: -1_000_000_000_000,
      blank: null,
      hint: "Used if they’re more than the standard deduction. Leave blank for standard.",
    }),
    lawFilingStatus: otherLawStatusField(),
    lawYear: lawYearField(),
  },
});

import { select } from "@/lib/calculator/form/choice-field";
import { defineForm, type OptionForm } from "@/lib/calculator/form/form";
import { integer, money } from "@/lib/calculator/form/number-field";
import { lawYearField, otherLawStatusField } from "@/lib/subjects/federal-law/law-fields";
import { otherStateForm, stateTaxForm } from "@/lib/subjects/state-tax/state-tax.form";

import type { IncomeTaxInput } from "./calculation";
import { beforeTaxSavingsForm } from "./options/before-tax-savings.form";
import { deductionsForm } from "./options/deductions.form";
import { familyForm } from "./options/family.form";
import { otherIncomeForm } from "@/lib/subjects/household/other-income.form";
import { togetherOrApartForm } from "./options/together-or-apart.form";
import { raiseForm } from "./options/raise.form";
import { withholdingForm } from "./options/withholding.form";

export const lawFilingStatusForm = {
  fields: {
    lawFilingStatus: otherLawStatusField(),
  },
} satisfies OptionForm;

export const lawYearForm = {
  fields: {
    lawYear: lawYearField(),
  },
} satisfies OptionForm;

/** What the page asks later folds under it. */
export const otherLinesTitle = "Everything else on your return";

/** What the page asks as it opens. */
export const pageForm = defineForm<IncomeTaxInput>()({
  id: "tax/income-tax",
  submit: "Calculate Income Tax",

  fields: {
    grossIncome: money("Gross annual income", {
      plausible: { min: 1_000 },
      hint: "Wages before taxes and savings.",
    }),
    filingStatus: select("Filing status", {
      options: { single: "Single", marriedFilingJointly: "Married filing jointly" },
      initial: "single",
      hint: "For other statuses, see “More options”.",
    }),
    children: integer("Children under 17", { max: 20, blank: 0 }),
    itemizedDeductions: money("Itemized deductions", {
      min: -1_000_000_000_000,
      blank: null,
      hint: "Used if they’re more than the standard deduction. Leave blank for standard.",
    }),
  },
  alsoAsked: ["children"],
  options: [
    stateTaxForm,
    otherStateForm,
    familyForm,
    otherIncomeForm,
    beforeTaxSavingsForm,
    deductionsForm,
    withholdingForm,
    togetherOrApartForm,
    raiseForm,
    lawFilingStatusForm,
    lawYearForm,
  ],
  later: { title: otherLinesTitle, names: ["otherLines"] },
});

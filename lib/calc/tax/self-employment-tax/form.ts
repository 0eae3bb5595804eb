import { defineForm } from "@/lib/calculator/definition";
import { lawStatusField, lawYearField } from "@/lib/calculator/form/law-fields";
import { integer, money } from "@/lib/calculator/form/number-field";

import type { SelfEmploymentTaxInput } from "./calculation";

/** Dollars a year under the law, none unless typed. */
const perYear = (label: string, hint?: string) => money(label, { hint, blank: 0, advanced: true });

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
      hint: "Your own wages from a job. Doesn’t change the 2024 illustration.",
    }),
    spouseWages: perYear("Spouse’s wages", "Counted if you file jointly."),
    otherIncome: perYear("Interest and dividends"),
    pension: perYear("Pensions and other income", "The taxable part. Nothing you invested."),
    contributions: perYear("IRA and HSA contributions", "The part you can deduct."),
    selfEmployedPlan: perYear(
      "SEP, SIMPLE or solo 401(k) contributions",
      "From this business, before tax.",
    ),
    children: integer("Children under 17", { max: 20, blank: 0, advanced: true }),
    itemizedDeductions: perYear("Itemized deductions", "Blank for the standard deduction."),
    withheld: money("Federal tax withheld from wages", {
      blank: null,
      advanced: true,
      hint: "Blank if it covers the tax on your other income.",
    }),
    lastYearTax: money("Last year’s total tax", {
      blank: null,
      advanced: true,
      hint: "Line 24 of last year’s Form 1040.",
    }),
    lastYearIncome: perYear("Last year’s adjusted gross income", "Line 11 of that form."),
    lawYear: lawYearField(),
  },
  optionGroups: {
    "Your household": [
      "lawFilingStatus",
      "lawWages",
      "spouseWages",
      "otherIncome",
      "pension",
      "contributions",
      "selfEmployedPlan",
      "children",
      "itemizedDeductions",
    ],
    "Estimated payments": ["withheld", "lastYearTax", "lastYearIncome"],
  },
});

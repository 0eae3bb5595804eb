import { select } from "@/lib/calculator/form/choice-field";
import { defineForm, type OptionForm } from "@/lib/calculator/form/form";
import { integer, money } from "@/lib/calculator/form/number-field";
import { lawYearField, otherLawStatusField } from "@/lib/subjects/federal-law/law-fields";
import { otherStateForm, stateTaxForm } from "@/lib/subjects/state-tax/state-tax.form";

import type { IncomeTaxInput } from "./calculation";

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
  options: [stateTaxForm, otherStateForm, lawFilingStatusForm, lawYearForm],
  later: [
    {
      title: "Family",
      names: [
        "age",
        "spouseAge",
        "blind",
        "olderChildren",
        "otherDependents",
        "isDependent",
        "livedApart",
        "spouseWages",
      ],
    },
    {
      title: "Other income",
      names: [
        "selfEmployment",
        "interest",
        "qualifiedDividends",
        "longTermGains",
        "shortTermGains",
        "pension",
        "socialSecurity",
      ],
    },
    {
      title: "Before-tax savings",
      names: ["preTax401k", "traditionalIra", "hsa", "selfEmployedPlan", "studentLoanInterest"],
    },
    {
      title: "Deductions",
      names: [
        "stateTaxes",
        "mortgageInterest",
        "mortgageInsurance",
        "charity",
        "carLoanInterest",
        "tips",
        "overtime",
        "overtimeTimes",
      ],
    },
    { title: "Paid so far", names: ["withheld"] },
    { title: "Is a raise worth it?", names: ["raise", "onMedicare"] },
    {
      title: "Together or apart",
      names: [
        "compareSeparate",
        "spouse401k",
        "spouseIra",
        "spousePension",
        "spouseSocialSecurity",
        "spouseMedical",
        "spouseInvestments",
        "spouseDeductions",
      ],
    },
    { title: "Student loans", names: ["loanPlan", "yourLoans", "spouseLoans", "loanRate"] },
    { title: "Everything else on your return", names: ["otherLines"] },
  ],
});

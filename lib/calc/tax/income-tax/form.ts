import { defineForm } from "@/lib/calculator/definition";
import { select } from "@/lib/calculator/form/choice-field";
import { lawYearField, otherLawStatusField } from "@/lib/calculator/form/law-fields";
import { age, integer, money } from "@/lib/calculator/form/number-field";

import type { IncomeTaxInput } from "./calculation";

/** Dollars a year under the law, none unless typed. */
const perYear = (label: string, hint?: string) => money(label, { hint, blank: 0, advanced: true });

/** A gain, or a loss where it is negative. */
const gain = (label: string, hint?: string) =>
  money(label, { hint, min: -1_000_000_000_000, blank: 0, advanced: true });

const people = (label: string, max: number, hint?: string) =>
  integer(label, { hint, max, blank: 0, advanced: true });

export const form = defineForm<IncomeTaxInput>({
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
    children: people("Children under 17", 20),
    itemizedDeductions: money("Itemized deductions", {
      min: -1_000_000_000_000,
      blank: null,
      hint: "Used if they’re more than the standard deduction. Leave blank for standard.",
    }),
    age: age("Your age", {
      blank: 0,
      advanced: true,
      hint: "On December 31. If you were born on January 1, add a year.",
    }),
    spouseAge: age("Spouse’s age", { blank: 0, advanced: true }),
    blind: people("Blind people filing", 2),
    otherDependents: people("Other dependents", 20, "Children of 17 or older, parents and others."),
    isDependent: select("Can somebody else, such as a parent, claim you?", {
      options: { no: "No", yes: "Yes" },
      initial: "no",
      advanced: true,
    }),
    livedApart: select("If you’re married and file separately, did you live apart?", {
      options: {
        no: "No",
        lastSixMonths: "Since June or earlier",
        allYear: "All year",
      },
      initial: "no",
      advanced: true,
    }),
    spouseWages: perYear("Spouse’s wages", "If they aren’t in the gross income above."),
    selfEmployment: gain("Self-employment profit", "After expenses. A loss is negative."),
    interest: perYear("Interest and ordinary dividends"),
    qualifiedDividends: perYear("Qualified dividends"),
    longTermGains: gain("Long-term gains", "Held over a year. A loss is negative."),
    shortTermGains: gain("Short-term gains"),
    pension: perYear("Pension and IRA income", "The taxable part."),
    socialSecurity: perYear("Social Security benefits"),
    preTax401k: perYear("Traditional 401(k)", "Taken from your wages."),
    traditionalIra: perYear("Traditional IRA", "The part you can deduct."),
    hsa: perYear("HSA", "Not through your employer."),
    selfEmployedPlan: perYear("SEP, SIMPLE or solo 401(k)", "If you’re self-employed."),
    studentLoanInterest: perYear("Student loan interest"),
    stateTaxes: perYear("State and local taxes", "On income and property."),
    mortgageInterest: perYear("Mortgage interest"),
    mortgageInsurance: perYear("Mortgage insurance (PMI)", "Counts from 2026 on."),
    charity: perYear("Gifts to charity", "In cash."),
    tips: perYear("Tips", "Included in your wages, in an occupation on the Treasury’s list."),
    overtime: perYear("Overtime premium", "What overtime paid above your regular rate."),
    overtimeTimes: select("Overtime is paid at", {
      options: { timeAndAHalf: "Time and a half", doubleTime: "Double time" },
      initial: "timeAndAHalf",
      advanced: true,
    }),
    carLoanInterest: perYear("Car loan interest", "For a new car assembled in the U.S."),
    withheld: perYear("Federal tax withheld", "Box 2 of your W-2s, and estimated payments."),
    lawFilingStatus: otherLawStatusField(),
    lawYear: lawYearField(),
  },
  alsoAsked: ["children"],
  optionGroups: {
    Family: [
      "age",
      "spouseAge",
      "blind",
      "otherDependents",
      "isDependent",
      "livedApart",
      "spouseWages",
    ],
    "Other income": [
      "selfEmployment",
      "interest",
      "qualifiedDividends",
      "longTermGains",
      "shortTermGains",
      "pension",
      "socialSecurity",
    ],
    "Before-tax savings": [
      "preTax401k",
      "traditionalIra",
      "hsa",
      "selfEmployedPlan",
      "studentLoanInterest",
    ],
    Deductions: [
      "stateTaxes",
      "mortgageInterest",
      "mortgageInsurance",
      "charity",
      "tips",
      "overtime",
      "overtimeTimes",
      "carLoanInterest",
    ],
    "Paid so far": ["withheld"],
  },
});

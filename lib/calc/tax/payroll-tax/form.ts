import { defineForm } from "@/lib/calculator/definition";
import { select, toggle } from "@/lib/calculator/form/choice-field";
import { lawStatusField, lawYearField } from "@/lib/calculator/form/law-fields";
import { integer, money, number } from "@/lib/calculator/form/number-field";
import { stateNames } from "@/lib/calculator/form/state-names";
import { textField } from "@/lib/calculator/form/text-field";

import { grossPayOf } from "./arithmetic/gross-pay";
import type { PayrollTaxInput } from "./calculation";

const unlessGiven = { blank: null, advanced: true } as const;
const zeroUnlessGiven = { blank: 0, advanced: true } as const;

export const form = defineForm<PayrollTaxInput>({
  id: "tax/payroll-tax",
  submit: "Calculate Payroll Tax",

  fields: {
    grossPay: money("Gross pay per paycheck", {
      givenBy: { names: ["salary", "hourlyRate"], value: grossPayOf },
      hint: "Or fill in “Salary or hourly pay” instead.",
    }),
    salary: money("Salary per year", {
      ...unlessGiven,
      plausible: { min: 1_000, max: 2_000_000 },
    }),
    hourlyRate: money("Hourly rate", { ...unlessGiven, plausible: { max: 1_000 } }),
    hours: number("Regular hours per paycheck", {
      ...unlessGiven,
      plausible: { max: 250 },
      hint: "Leave blank for full time (2,080 hours a year).",
    }),
    overtimeHours: number("Overtime hours (time and a half)", {
      ...zeroUnlessGiven,
      plausible: { max: 250 },
    }),
    payFrequency: select("Pay frequency", {
      options: {
        weekly: "Weekly",
        biweekly: "Bi-weekly",
        semimonthly: "Semi-monthly",
        monthly: "Monthly",
      },
      initial: "biweekly",
      hint: "Bi-weekly is every two weeks, semi-monthly twice a month.",
    }),
    allowances: integer("Federal allowances", {
      plausible: { max: 20 },
      initial: 0,
      blank: 0,
      hint: "No longer used since 2020.",
    }),
    state: textField("State abbreviation", {
      letters: 2,
      names: stateNames,
      blank: "",
      hint: "NY or New York. The illustration withholds 4%.",
    }),
    preTax401k: money("401(k) per paycheck", {
      ...zeroUnlessGiven,
      plausible: { max: 3_000 },
      shareOf: "grossPay",
      hint: "Traditional, not Roth. In dollars, or as a percentage, such as 6%.",
    }),
    section125: money("Health, HSA and FSA per paycheck", {
      ...zeroUnlessGiven,
      plausible: { max: 2_000 },
    }),
    lawFilingStatus: lawStatusField(),
    lawStep2: toggle("Checkbox in step 2 of the W-4", {
      options: { no: "Not checked", yes: "Checked" },
      initial: "no",
      hint: "For two jobs with similar pay.",
      advanced: true,
    }),
    step3: money("Credits in step 3 (yearly)", zeroUnlessGiven),
    step4a: money("Other income in step 4(a) (yearly)", zeroUnlessGiven),
    step4b: money("Deductions in step 4(b) (yearly)", zeroUnlessGiven),
    step4c: money("Extra withholding in step 4(c) (per paycheck)", {
      ...zeroUnlessGiven,
      plausible: { max: 2_000 },
    }),
    lawPaidBefore: money("Gross pay earlier this year", {
      initial: 0,
      blank: 0,
      hint: "From this employer, before this paycheck, less health, HSA and FSA.",
      advanced: true,
    }),
    lawYear: lawYearField(),
  },

  optionGroups: {
    "Salary or hourly pay": ["salary", "hourlyRate", "hours", "overtimeHours"],
    "Before-tax savings and benefits": ["preTax401k", "section125"],
    "Your W-4": ["lawFilingStatus", "lawStep2", "step3", "step4a", "step4b", "step4c"],
    "Earlier this year": ["lawPaidBefore"],
  },
});

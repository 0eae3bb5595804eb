import { defineForm } from "@/lib/calculator/definition";
import { select, toggle } from "@/lib/calculator/form/choice-field";
import { lawStatusField, lawYearField } from "@/lib/calculator/form/law-fields";
import { integer, money } from "@/lib/calculator/form/number-field";
import { textField } from "@/lib/calculator/form/text-field";
import { stateNames } from "@/lib/calculator/form/state-names";

import type { PayrollTaxInput } from "./calculation";

export const form = defineForm<PayrollTaxInput>({
  id: "tax/payroll-tax",
  submit: "Calculate Payroll Tax",

  fields: {
    grossPay: money("Gross pay per paycheck"),
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
      hint: "Two letters, such as NY. The illustration withholds 4% for any state.",
    }),
    lawFilingStatus: lawStatusField(),
    lawStep2: toggle("Checkbox in step 2 of the W-4", {
      options: { no: "Not checked", yes: "Checked" },
      initial: "no",
      hint: "For two jobs with similar pay. Changes only the results under the law.",
      advanced: true,
    }),
    lawPaidBefore: money("Gross pay earlier this year", {
      initial: 0,
      blank: 0,
      hint: "What this employer paid you before this paycheck. Changes only the results under the law.",
      advanced: true,
    }),
    lawYear: lawYearField(),
  },
});

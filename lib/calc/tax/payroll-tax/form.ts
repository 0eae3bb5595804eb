import { select } from "@/lib/calculator/form/choice-field";
import { defineForm, type OptionForm } from "@/lib/calculator/form/form";
import { integer, money } from "@/lib/calculator/form/number-field";
import { lawYearField } from "@/lib/subjects/federal-law/law-fields";
import { localTaxForm, otherStateForm } from "@/lib/subjects/state-tax/state-tax.form";
import { stateField } from "@/lib/subjects/states/state-field";

import { grossPayOf } from "./arithmetic/gross-pay";
import type { PayrollTaxInput } from "./calculation";
import { beforeTaxForm } from "./options/before-tax.form";
import { earlierThisYearForm } from "./options/earlier-this-year.form";
import { payForm } from "./options/pay.form";
import { w4Form } from "./options/w4.form";

export const lawYearForm = {
  fields: {
    lawYear: lawYearField(),
  },
} satisfies OptionForm;

export const form = defineForm<PayrollTaxInput>()({
  id: "tax/payroll-tax",
  submit: "Calculate Payroll Tax",

  fields: {
    grossPay: money("Gross pay per paycheck", {
      givenBy: { names: ["salary", "hourlyRate"], value: grossPayOf },
      hint: "Or fill in “Salary or hourly pay” instead.",
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
    state: stateField("State abbreviation", {
      hint: "NY or New York. The illustration withholds 4%.",
    }),
  },

  options: [
    payForm,
    localTaxForm,
    beforeTaxForm,
    otherStateForm,
    w4Form,
    earlierThisYearForm,
    lawYearForm,
  ],
});

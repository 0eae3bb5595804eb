import { defineForm } from "@/lib/calculator/form/form";
import { integer, money } from "@/lib/calculator/form/number-field";
import { filingStatusField } from "@/lib/subjects/federal-law/law-fields";
import { stateTaxForm } from "@/lib/subjects/state-tax/state-tax.form";

import type { PaycheckCheckupInput } from "./calculation";
import { stubsField } from "./stubs-field";

/** What the page asks as it opens. */
export const pageForm = defineForm<PaycheckCheckupInput>()({
  id: "tax/paycheck-checkup",
  submit: "Check My Paycheck",

  fields: {
    filingStatus: filingStatusField(),
    children: integer("Children under 17", { max: 20, blank: 0 }),
    stubs: stubsField,
    wantedRefund: money("Refund you want", {
      blank: 0,
      hint: "Leave blank to come out even.",
    }),
  },
  options: [stateTaxForm],
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
      ],
    },
    { title: "Tips and overtime", names: ["tips", "overtimePay", "overtimeTimes"] },
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
      title: "Savings and student loans, not from your pay",
      names: ["traditionalIra", "hsa", "selfEmployedPlan", "studentLoanInterest"],
    },
    {
      title: "Deductions",
      names: [
        "stateTaxes",
        "mortgageInterest",
        "mortgageInsurance",
        "charity",
        "carLoanInterest",
        "itemizedDeductions",
      ],
    },
    { title: "Tax paid in other ways", names: ["withheldElsewhere"] },
    { title: "Everything else on your return", names: ["otherLines"] },
  ],
});

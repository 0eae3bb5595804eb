import { defineForm } from "@/lib/calculator/form/form";
import { integer, money } from "@/lib/calculator/form/number-field";
import { filingStatusField } from "@/lib/subjects/federal-law/law-fields";
import { otherIncomeForm } from "@/lib/subjects/household/other-income.form";
import { stateTaxForm } from "@/lib/subjects/state-tax/state-tax.form";

import type { PaycheckCheckupInput } from "./calculation";
import { adjustmentsForm } from "./options/adjustments.form";
import { deductionsForm } from "./options/deductions.form";
import { familyForm } from "./options/family.form";
import { paidElsewhereForm } from "./options/paid-elsewhere.form";
import { tipsAndOvertimeForm } from "./options/tips-and-overtime.form";
import { stubsField } from "./stubs-field";

/** What the page asks later folds under it. */
export const otherLinesTitle = "Everything else on your return";

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
  options: [
    stateTaxForm,
    familyForm,
    tipsAndOvertimeForm,
    otherIncomeForm,
    adjustmentsForm,
    deductionsForm,
    paidElsewhereForm,
  ],
  later: { title: otherLinesTitle, names: ["otherLines"] },
});

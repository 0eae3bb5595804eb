import { select } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { filingStatusField } from "@/lib/subjects/federal-law/law-fields";

export const incomeLimitsForm = {
  title: "Income limits",
  fields: {
    modifiedIncome: money("Modified adjusted gross income", {
      blank: null,
      hint: "Your AGI before any IRA deduction, with your spouse’s on a joint return.",
    }),
    filingStatus: filingStatusField(),
    coveredByPlan: select("Covered by a plan at work", {
      options: { no: "No", yes: "Yes", spouse: "Only my spouse" },
      initial: "no",
    }),
  },
} satisfies OptionForm;

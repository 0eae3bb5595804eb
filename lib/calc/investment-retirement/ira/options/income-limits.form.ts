import { select } from "@/lib/calculator/form/choice-field";
import { optionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { filingStatusField } from "@/lib/subjects/federal-law/law-fields";

export const incomeLimitsForm = optionForm({
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
});

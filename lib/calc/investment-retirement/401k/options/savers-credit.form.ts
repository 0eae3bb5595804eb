import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { filingStatusField } from "@/lib/subjects/federal-law/law-fields";

export const saversCreditForm = {
  title: "Saver’s credit and IRA",
  fields: {
    modifiedIncome: money("Modified adjusted gross income", {
      blank: null,
      hint: "After before-tax contributions, with your spouse’s on a joint return.",
    }),
    filingStatus: filingStatusField(),
  },
} satisfies OptionForm;

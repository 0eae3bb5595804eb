import { optionForm } from "@/lib/calculator/form/form";
import { filingStatusField } from "@/lib/calculator/form/law-fields";
import { money } from "@/lib/calculator/form/number-field";

export const saversCreditForm = optionForm({
  title: "Saver’s credit and IRA",
  fields: {
    modifiedIncome: money("Modified adjusted gross income", {
      blank: null,
      hint: "Your AGI, after what you contribute before tax, with your spouse’s on a joint return.",
    }),
    filingStatus: filingStatusField(),
  },
});

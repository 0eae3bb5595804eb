import { toggle } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { lawYearField, optionalLawStatusField } from "@/lib/subjects/federal-law/law-fields";

export const lawRatesForm = {
  title: "The law’s rates",
  fields: {
    otherIncome: money("Other income this year", {
      blank: null,
      hint: "Wages and other income before deductions, without this sale.",
    }),
    heldOver: toggle("Holding period", {
      options: { longTerm: "More than a year", shortTerm: "A year or less" },
      initial: "longTerm",
    }),
    lawFilingStatus: optionalLawStatusField("Not chosen", "Single unless you choose."),
    lawYear: lawYearField(),
  },
} satisfies OptionForm;

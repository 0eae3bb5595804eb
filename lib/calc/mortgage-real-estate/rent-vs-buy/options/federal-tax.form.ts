import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, optionalMoney } from "@/lib/calculator/form/number-field";
import { filingStatusField } from "@/lib/subjects/federal-law/law-fields";

export const federalTaxForm = {
  title: "Federal tax",
  fields: {
    householdIncome: optionalMoney(
      "Household income",
      "Wages before taxes. Blank leaves taxes out.",
    ),
    lawFilingStatus: filingStatusField(),
    children: integer("Children under 17", { max: 20, blank: 0 }),
    stateIncomeTax: optionalMoney("State income tax"),
    charity: optionalMoney("Gifts to charity"),
  },
} satisfies OptionForm;

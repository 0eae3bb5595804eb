import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney } from "@/lib/calculator/form/number-field";
import { adjustmentFields } from "@/lib/subjects/household/adjustment-fields";

export const beforeTaxSavingsForm = {
  title: "Before-tax savings",
  fields: {
    preTax401k: optionalMoney("Traditional 401(k)", "Taken from your wages."),
    ...adjustmentFields,
  },
} satisfies OptionForm;

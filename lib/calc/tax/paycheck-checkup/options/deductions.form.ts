import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney } from "@/lib/calculator/form/number-field";
import { deductionFields } from "@/lib/subjects/household/deduction-fields";

export const deductionsForm = {
  title: "Deductions",
  fields: {
    ...deductionFields,
    itemizedDeductions: optionalMoney("Other itemized deductions"),
  },
} satisfies OptionForm;

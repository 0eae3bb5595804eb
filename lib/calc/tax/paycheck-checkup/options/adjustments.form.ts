import type { OptionForm } from "@/lib/calculator/form/form";
import { adjustmentFields } from "@/lib/subjects/household/adjustment-fields";

export const adjustmentsForm = {
  title: "Savings and student loans, not from your pay",
  fields: adjustmentFields,
} satisfies OptionForm;

import type { OptionForm } from "@/lib/calculator/form/form";
import { filingStatusField } from "@/lib/subjects/federal-law/law-fields";
import { stateField } from "@/lib/subjects/states/state-field";

/** Where the taxes of retirement are paid. */
export const taxesForm = {
  title: "Taxes on that income",
  fields: { state: stateField("State", { hint: "Where you’ll live in retirement." }) },
} satisfies OptionForm;

/** What else they depend on. */
export const householdForm = {
  title: "Your household in retirement",
  fields: {
    lawFilingStatus: filingStatusField(),
  },
} satisfies OptionForm;

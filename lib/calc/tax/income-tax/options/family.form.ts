import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney } from "@/lib/calculator/form/number-field";
import { familyFields } from "@/lib/subjects/household/family-fields";

export const familyForm = {
  title: "Family",
  fields: {
    ...familyFields,
    spouseWages: optionalMoney("Spouse’s wages", "If they aren’t in the gross income above."),
  },
} satisfies OptionForm;

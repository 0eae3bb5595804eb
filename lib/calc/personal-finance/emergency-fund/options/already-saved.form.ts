import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const alreadySavedForm = {
  fields: {
    alreadySaved: money("Already saved for emergencies", { blank: 0 }),
  },
} satisfies OptionForm;

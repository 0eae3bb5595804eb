import type { OptionForm } from "@/lib/calculator/form/form";
import { years } from "@/lib/calculator/form/number-field";

export const yearsForm = {
  fields: {
    years: years("Time invested", {
      above: 0,
      blank: null,
      hint: "Used only for the annual return.",
    }),
  },
} satisfies OptionForm;

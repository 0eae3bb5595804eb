import { optionForm } from "@/lib/calculator/form/form";
import { years } from "@/lib/calculator/form/number-field";

export const yearsForm = optionForm({
  fields: {
    years: years("Time invested", {
      above: 0,
      blank: null,
      hint: "Used only for the annual return.",
    }),
  },
});

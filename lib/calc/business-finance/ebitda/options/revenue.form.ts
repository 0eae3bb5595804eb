import { optionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const revenueForm = optionForm({
  fields: {
    revenue: money("Revenue", {
      above: 0,
      blank: null,
      hint: "For the same period. Used only for the EBITDA margin.",
    }),
  },
});

import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const revenueForm = {
  fields: {
    revenue: money("Revenue", {
      above: 0,
      blank: null,
      hint: "For the same period. Used only for the EBITDA margin.",
    }),
  },
} satisfies OptionForm;

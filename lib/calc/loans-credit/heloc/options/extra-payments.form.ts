import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const extraPaymentsForm = {
  title: "Extra payments",
  fields: {
    extra: money("Extra each month in the draw period", {
      blank: 0,
      hint: "On top of that month’s interest. It lowers the balance.",
    }),
  },
} satisfies OptionForm;

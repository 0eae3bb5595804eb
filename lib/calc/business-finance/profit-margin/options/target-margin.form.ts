import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

export const targetMarginForm = {
  fields: {
    targetMargin: percent("Target gross margin", {
      below: 100,
      blank: null,
      hint: "Used only to find the price that reaches it.",
    }),
  },
} satisfies OptionForm;

import type { OptionForm } from "@/lib/calculator/form/form";
import { rate } from "@/lib/calculator/form/number-field";

export const laterRateForm = {
  title: "A different rate later",
  fields: {
    repaymentRate: rate("Rate in the repayment period", {
      blank: null,
      hint: "If you expect another rate by then. Blank means the same.",
    }),
  },
} satisfies OptionForm;

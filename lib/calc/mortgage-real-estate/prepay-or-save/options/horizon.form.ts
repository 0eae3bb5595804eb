import type { OptionForm } from "@/lib/calculator/form/form";
import { years } from "@/lib/calculator/form/number-field";

/** The day on which both ways are compared. Left blank, the loan would just have ended. */
export const horizonForm = {
  title: "When to compare",
  fields: {
    horizonYears: years("Compare after", {
      orMonths: true,
      blank: null,
      above: 0,
      plausible: { max: 40 },
      hint: "Until you sell or refinance. Blank means when the loan would end by itself.",
    }),
  },
} satisfies OptionForm;

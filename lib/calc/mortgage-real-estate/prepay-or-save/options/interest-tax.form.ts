import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

/** What tax takes of the one interest and gives back of the other. Left blank, neither counts. */
export const interestTaxForm = {
  title: "Tax on interest",
  fields: {
    savingsTaxRate: percent("Tax rate on savings interest", {
      blank: 0,
      below: 100,
      hint: "Your federal and state rates together, in percent. Blank means that tax is not counted.",
    }),
    deductionRate: percent("Tax rate at which you deduct mortgage interest", {
      blank: 0,
      below: 100,
      hint: "Blank if you take the standard deduction, as most households do.",
    }),
  },
} satisfies OptionForm;

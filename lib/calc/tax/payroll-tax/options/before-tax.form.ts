import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const beforeTaxForm = {
  title: "Before-tax savings and benefits",
  fields: {
    preTax401k: money("401(k) per paycheck", {
      blank: 0,
      plausible: { max: 3_000 },
      shareOf: "grossPay",
      hint: "Traditional, not Roth. In dollars, or as a percentage, such as 6%.",
    }),
    section125: money("Health, HSA and FSA per paycheck", {
      blank: 0,
      plausible: { max: 2_000 },
    }),
  },
} satisfies OptionForm;

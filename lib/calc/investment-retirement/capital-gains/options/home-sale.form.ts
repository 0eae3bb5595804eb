import { toggle } from "@/lib/calculator/form/choice-field";
import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

/** What the exclusion for a home does not reach. */
export const rentedPart =
  "Only the part you lived in: a rented part and depreciation are taxed, and aren’t modeled here.";

export const homeSaleForm = {
  title: "Selling a home",
  fields: {
    homeSale: toggle("Your main home for two of the last five years", {
      options: { no: "No", yes: "Yes" },
      initial: "no",
      hint: `Owned and lived in. On a joint return, both of you lived there. ${rentedPart}`,
    }),
    sellingCosts: money("Selling costs", {
      blank: 0,
      hint: "Those not taken off the sale price yet, such as an agent’s commission.",
    }),
  },
} satisfies OptionForm;

import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

/** Taxable gifts made in life. Left blank, there were none. */
export const giftsForm = {
  title: "Gifts made in life",
  fields: {
    lifetimeGifts: money("Taxable gifts made in life", {
      blank: 0,
      hint: "Since 1976: what went beyond the yearly exclusion for each person, from Form 709.",
    }),
    giftTaxPaid: money("Gift tax paid on them", {
      blank: null,
      hint: "Blank means none up to the exclusion, and 40% of gifts above it.",
    }),
  },
} satisfies OptionForm;

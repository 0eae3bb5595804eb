import type { OptionForm } from "@/lib/calculator/form/form";
import { money, percent, rate } from "@/lib/calculator/form/number-field";

export const pointsForm = {
  title: "Fees and points",
  fields: {
    fees: money("Lender fees", {
      blank: 0,
      shareOf: "homePrice",
      hint: "What the lender charges at closing, such as origination and underwriting.",
    }),
    points: percent("Discount points", {
      blank: 0,
      plausible: { max: 5 },
      hint: "One point is 1% of the loan.",
    }),
    rateWithoutPoints: rate("Rate without the points", {
      blank: null,
      hint: "What the same lender offers if you buy no points.",
    }),
  },
} satisfies OptionForm;

import type { OptionForm } from "@/lib/calculator/form/form";
import { rate } from "@/lib/calculator/form/number-field";

export const presentValueForm = {
  title: "Present value",
  fields: {
    growth: rate("Income growth", {
      blank: 0,
      max: 100,
      hint: "A year: the raises your family would miss.",
    }),
    rate: rate("Return on the payout", {
      blank: 0,
      max: 100,
      hint: "A year, after fees and taxes, on money that isn’t spent yet.",
    }),
  },
} satisfies OptionForm;

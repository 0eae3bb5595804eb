import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

/** In what the savings are, for what history says of them. */
export const historyForm = {
  title: "In history",
  fields: {
    stocks: percent("Share of stocks", {
      initial: 60,
      blank: null,
      max: 100,
      hint: "In retirement. The rest is in 10-year US Treasury bonds.",
    }),
  },
} satisfies OptionForm;

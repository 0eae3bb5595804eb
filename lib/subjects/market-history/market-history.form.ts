import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

/** In what savings are, for what history says of them. Left blank, it is not asked. */
export const marketHistoryForm = {
  title: "In history",
  fields: {
    stocks: percent("Share of stocks", {
      initial: 60,
      blank: null,
      max: 100,
      hint: "US stocks. The rest is in 10-year Treasury bonds.",
    }),
  },
} satisfies OptionForm;

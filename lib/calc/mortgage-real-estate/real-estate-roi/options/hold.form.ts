import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, percent } from "@/lib/calculator/form/number-field";

/** A rental may also lose rent and value from year to year. */
const growth = { blank: 0, above: -100, plausible: { max: 15 } } as const;

export const holdForm = {
  title: "Hold and sell",
  fields: {
    hold: integer("Years you keep it", {
      blank: null,
      min: 1,
      max: 100,
      hint: "Whole years until you sell.",
    }),
    rentGrowth: percent("Rent growth", { ...growth, hint: "Percent per year." }),
    expenseGrowth: percent("Growth of operating expenses", {
      ...growth,
      hint: "Percent per year.",
    }),
    appreciation: percent("Appreciation", {
      ...growth,
      hint: "How much the value rises, in percent per year. Below 0 if it falls.",
    }),
    sellingCosts: percent("Selling costs", {
      blank: 0,
      max: 100,
      plausible: { max: 15 },
      hint: "Percent of the sale price.",
    }),
  },
} satisfies OptionForm;

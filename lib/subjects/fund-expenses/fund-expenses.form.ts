import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

/** What a fund takes each year, in percent of the money in it. */
export const expenseRatioForm = {
  fields: {
    expenseRatio: percent("Expense ratio", {
      plausible: { max: 5 },
      blank: 0,
      max: 100,
      hint: "The fund’s yearly costs, from its prospectus. We subtract it from the return.",
    }),
  },
} satisfies OptionForm;

/** What funds, an account or an adviser take, where the rate may be one after fees already. */
export const yearlyFeesForm = {
  fields: {
    expenseRatio: percent("Yearly fees", {
      plausible: { max: 5 },
      blank: 0,
      below: 100,
      hint: "Only if the rate above is before fees: we subtract them.",
    }),
  },
} satisfies OptionForm;

import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

/** What a fund, an account or an adviser takes each year, in percent of the money there. */
const expenses = (label: string, hint: string) =>
  ({
    fields: {
      expenseRatio: percent(label, { plausible: { max: 5 }, blank: 0, max: 100, hint }),
    },
  }) satisfies OptionForm;

export const expenseRatioForm = expenses(
  "Expense ratio",
  "The fund’s yearly costs, from its prospectus. We subtract it from the return.",
);

/** Where the rate may be one after fees already. */
export const yearlyFeesForm = expenses(
  "Yearly fees",
  "In percent of the balance. Only if the rate above is before fees: we subtract them from it.",
);

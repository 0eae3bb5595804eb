import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, rate } from "@/lib/calculator/form/number-field";

/** What savings earn, and when they are needed. Left blank, neither counts. */
export const savingsPlanForm = {
  title: "Interest and a date",
  fields: {
    apy: rate("Interest (APY)", {
      typical: "savingsRate",
      blank: 0,
      hint: "The annual percentage yield that your bank quotes.",
    }),
    byMonths: integer("Months until you need it", {
      min: 1,
      blank: null,
      hint: "To see how much a month it takes. Two years are 24.",
    }),
  },
} satisfies OptionForm;

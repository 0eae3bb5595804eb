import type { Fields } from "@/lib/calculator/form/fields";
import { integer, rate } from "@/lib/calculator/form/number-field";
import type { InterestAndDate } from "@/lib/finance/time-value/savings-plan";

/** What savings earn, and when they are needed. Left blank, neither counts. */
export const savingsPlanFields: Fields<InterestAndDate> = {
  apy: rate("Interest (APY)", {
    blank: 0,
    hint: "The annual percentage yield that your bank quotes.",
  }),
  byMonths: integer("Months until you need it", {
    min: 1,
    blank: null,
    hint: "To see how much a month it takes. Two years are 24.",
  }),
};

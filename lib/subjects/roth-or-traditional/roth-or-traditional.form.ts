import type { OptionForm } from "@/lib/calculator/form/form";
import { age, percent } from "@/lib/calculator/form/number-field";

const taxRate = { blank: null, max: 100 } as const;

/** What decides between contributions before and after tax: nothing is compared without both rates. */
export const rothOrTraditionalForm = {
  title: "Roth or traditional",
  fields: {
    rateNow: percent("Tax rate now", {
      ...taxRate,
      hint: "Federal and state, on your next dollar.",
    }),
    rateLater: percent("Tax rate in retirement", taxRate),
    planTo: age("Age the money lasts to", {
      initial: 95,
      blank: null,
      hint: "You take out the same each year until then.",
    }),
    taxOnGrowth: percent("Tax rate on growth outside the account", {
      blank: 15,
      max: 100,
      hint: "On the tax saved now and invested. 15% if left blank.",
    }),
  },
} satisfies OptionForm;

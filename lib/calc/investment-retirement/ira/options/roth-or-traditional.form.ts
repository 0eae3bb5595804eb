import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

const taxRate = { blank: null, max: 100 } as const;

export const rothOrTraditionalForm = {
  title: "Roth or traditional",
  fields: {
    rateNow: percent("Tax rate now", {
      ...taxRate,
      hint: "Federal and state, on your next dollar.",
    }),
    rateLater: percent("Tax rate in retirement", taxRate),
  },
} satisfies OptionForm;

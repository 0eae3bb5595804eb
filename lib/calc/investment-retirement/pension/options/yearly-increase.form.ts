import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

export const yearlyIncreaseForm = {
  title: "Yearly increase (COLA)",
  fields: {
    cola: percent("Cost-of-living increase", {
      blank: 0,
      max: 100,
      plausible: { max: 10 },
      hint: "Percent per year, from the second year on.",
    }),
  },
} satisfies OptionForm;

import type { OptionForm } from "@/lib/calculator/form/form";
import { percent, years } from "@/lib/calculator/form/number-field";

export const earlyRetirementForm = {
  title: "Early retirement",
  fields: {
    yearsEarly: years("Years before normal retirement age", {
      blank: 0,
      max: 50,
      plausible: { max: 20 },
      hint: "The age at which your plan pays in full.",
    }),
    earlyReduction: percent("Reduction for each year", {
      blank: 0,
      max: 100,
      plausible: { max: 10 },
      hint: "Percent of the full pension.",
    }),
  },
} satisfies OptionForm;

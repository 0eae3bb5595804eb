import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, percent } from "@/lib/calculator/form/number-field";

export const survivorsShareForm = {
  title: "Survivor’s share",
  fields: {
    survivorShare: percent("Share the survivor gets", {
      blank: 0,
      max: 100,
      hint: "Often 50%, 75% or 100% of your pension after you die.",
    }),
    survivorReduction: percent("Reduction for it", {
      blank: 0,
      below: 100,
      plausible: { max: 30 },
      hint: "How much lower your own pension is, in percent.",
    }),
    survivorYears: integer("Years the survivor draws it", {
      blank: 0,
      min: 0,
      max: 60,
      hint: "After your death. Counts only beside a lump sum.",
    }),
  },
} satisfies OptionForm;
